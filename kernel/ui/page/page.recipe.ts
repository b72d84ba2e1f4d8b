import { cva, sva } from 'styled-system/css'

export const pageRecipe = cva({
  base: {
    w: 'full',
    mx: 'auto',
    px: { base: '4', sm: '6' },
    pt: { base: '5', md: '8' },
    pb: { base: '16', md: '24' },
  },
  variants: {
    width: {
      narrow: {
        maxW: '[calc({sizes.column.narrow} + 3rem)]',
        pt: { md: '[max(2rem, 10vh)]' },
      },
      column: {
        maxW: '[calc({sizes.column.page} + 3rem)]',
        '--edge': '[max(1rem, (100vw - {sizes.column.page}) / 2)]',
      },
      wide: {
        maxW: '[calc({sizes.column.wide} + 3rem)]',
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
      mb: { base: '4', md: '6' },
    },
    words: { display: 'grid', gap: '2', minW: '0', flex: '[1 1 16rem]' },
    title: { textStyle: 'title', pt: '[calc(({sizes.touch} - 1lh) / 2)]', outlineStyle: 'none' },
    lead: { textStyle: 'lead', color: 'quiet', maxW: 'column.reading' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
  variants: {
    isDeskOnly: {
      // Screen readers still find the heading.
      true: {
        words: { mdDown: { srOnly: true } },
        root: { mdDown: { mb: '0' } },
        actions: { mdDown: { display: 'none' } },
      },
    },
  },
})
