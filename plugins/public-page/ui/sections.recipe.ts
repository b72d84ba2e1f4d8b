import { sva } from 'styled-system/css'

/**
 * Styles of a row of sections, which wraps. Gaps are inside the sections, so that the widths of a row add up to 100 %.
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
        // Minimum width of a section, even if a smaller one is configured: narrower cards would be unreadable.
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
