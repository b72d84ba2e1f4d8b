import { sva } from 'styled-system/css'

export const toolbarRecipe = sva({
  slots: ['root', 'title', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      gap: '2',
      minH: 'touch',
      ms: '-2',
      mb: { base: '4', md: '6' },
    },
    title: {
      textStyle: 'heading',
      flex: '[1 1 10rem]',
      minW: '0',
      pt: '1.5',
      overflowWrap: 'anywhere',
      outlineStyle: 'none',
    },
    actions: { display: 'flex', alignItems: 'center', gap: '2', flexShrink: '0', ms: 'auto' },
  },
  variants: {
    align: {
      start: {},
      // The padding at the end is as wide as the back button, so that the title is centered on the page.
      center: { title: { textAlign: 'center', pe: '[token(sizes.touch)]' } },
    },
  },
  defaultVariants: { align: 'start' },
})
