import { sva } from 'styled-system/css'

/**
 * Sections beside each other, each as wide as its share; what does not fit goes below. The gaps are inside the sections,
 * so that the shares of a row add up to the whole.
 */
export const sectionsRecipe = sva({
  slots: ['root', 'section'],
  base: {
    root: { display: 'flex', flexWrap: 'wrap' },
    section: { minW: '0', flex: '[1 1 0]' },
  },
  variants: {
    size: {
      page: {
        root: { mx: { md: '-4' }, rowGap: '10', mt: { base: '8', md: '10' } },
        // Below this a card is no longer readable, whatever its owner wishes.
        section: {
          px: { md: '4' },
          flexBasis: { base: '[100%]', md: '0' },
          minW: { base: '0', md: '[min(100%, 16rem)]' },
        },
      },
      preview: { root: { mx: '-1', rowGap: '2' }, section: { px: '1', minW: '12' } },
    },
    hasShare: {
      true: { section: { flexGrow: '0', flexShrink: '0', flexBasis: '[var(--share)]' } },
    },
  },
  compoundVariants: [
    {
      size: 'page',
      hasShare: true,
      css: { section: { flexBasis: { base: '[100%]', md: '[var(--share)]' } } },
    },
  ],
})
