import { sva } from 'styled-system/css'

export const cartItemRecipe = sva({
  slots: ['list', 'root', 'image', 'text', 'name', 'prices', 'full', 'tools', 'sum'],
  base: {
    list: { '& > li + li': { borderTopWidth: '1px', borderColor: 'line' } },
    root: {
      display: 'grid',
      gap: { base: '3', sm: '4' },
      columnGap: { base: '4', sm: '5' },
      alignItems: 'start',
      p: { base: '4', sm: '5' },
      gridTemplateColumns: { base: '[6rem minmax(0, 1fr)]', sm: '[9rem minmax(0, 1fr) auto]' },
      gridTemplateAreas: {
        base: '"image text" "tools tools"',
        sm: '"image text sum" "image tools tools"',
      },
      // With very large text there is no room beside the image, so the words stand below it.
      '@media (width < 16rem)': {
        gridTemplateColumns: '[minmax(0, 1fr)]',
        gridTemplateAreas: '"image" "text" "tools"',
      },
    },
    image: { gridArea: '[image]' },
    text: { gridArea: '[text]', display: 'grid', gap: '1', minW: '0' },
    name: { textStyle: 'strong', overflowWrap: 'anywhere' },
    prices: { display: 'flex', flexWrap: 'wrap', columnGap: '2', textStyle: 'small', color: 'quiet' },
    full: { textDecoration: 'line-through' },
    tools: {
      gridArea: '[tools]',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      '& > :last-child': { ms: 'auto' },
    },
    sum: { gridArea: { sm: '[sum]' }, textStyle: 'strong', fontVariantNumeric: 'tabular-nums' },
  },
})
