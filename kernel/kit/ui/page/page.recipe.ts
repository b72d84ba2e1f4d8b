import { cva, sva } from 'styled-system/css'

export const pageRecipe = cva({
  base: {
    w: 'full',
    mx: 'auto',
    px: { base: '4', md: '6', xl: '8' },
    pt: { base: '3', md: '6' },
    pb: { base: '12', md: '16' },
    // Beside the side column, the frame has the margins, and all pages begin at the same edge.
    _withSide: { md: { px: '0', mx: '0' } },
  },
  variants: {
    width: {
      narrow: {
        maxW: '[calc({sizes.column.narrow} + 4rem)]',
        pt: { md: '[max(2rem, 10vh)]' },
      },
      column: {
        maxW: '[calc({sizes.column.page} + 4rem)]',
        _withSide: { md: { maxW: 'column.page' } },
      },
      wide: {
        maxW: '[calc({sizes.column.wide} + 4rem)]',
        '--edge': '[max(1rem, (100vw - {sizes.column.wide}) / 2)]',
      },
    },
  },
  defaultVariants: { width: 'column' },
})

export const pageHeaderRecipe = sva({
  slots: ['root', 'words', 'title', 'lead', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '4',
      mb: '4',
    },
    words: { display: 'grid', gap: '1', minW: '0', flex: { base: '[1 1 9rem]', md: '[1 1 16rem]' } },
    title: { textStyle: 'title', pt: '[calc(({sizes.control} - 1lh) / 2)]', outlineStyle: 'none' },
    lead: { textStyle: 'small', color: 'quiet', maxW: 'column.reading' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
})
