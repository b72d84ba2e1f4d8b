import { cva, sva } from 'styled-system/css'

export const pageRecipe = cva({
  base: {
    w: 'full',
    mx: 'auto',
    px: { base: '4', sm: '6', lg: '8' },
    pt: { base: '5', md: '8' },
    pb: { base: '16', md: '24' },
  },
  variants: {
    width: {
      narrow: { maxW: '[calc({sizes.column.narrow} + 3rem)]' },
      reading: { maxW: '[calc({sizes.column.reading} + 3rem)]' },
      wide: { maxW: '[calc({sizes.column.wide} + 4rem)]' },
      stage: { maxW: '[88rem]' },
    },
  },
  defaultVariants: { width: 'reading' },
})

export const pageHeaderRecipe = sva({
  slots: ['root', 'words', 'title', 'lead', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-end',
      justifyContent: 'space-between',
      gap: '4',
      mb: { base: '6', md: '8' },
    },
    words: { display: 'grid', gap: '2', minW: '0', flex: '[1 1 16rem]' },
    title: { textStyle: 'title', outlineStyle: 'none' },
    lead: { textStyle: 'lead', color: 'quiet', maxW: 'column.reading' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
})
