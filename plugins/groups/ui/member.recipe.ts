import { sva } from 'styled-system/css'

export const memberRecipe = sva({
  slots: ['list', 'root', 'content', 'name', 'login'],
  base: {
    list: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      outlineStyle: 'none',
      '& > li': { minW: '0' },
      '& > li:where(:not(:first-child))': { borderTopWidth: '1px', borderColor: 'line' },
    },
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '[3.75rem]',
      minW: '0',
      py: '2',
    },
    content: { display: 'grid', flex: '1', minW: '0' },
    name: { textStyle: 'strong', truncate: true },
    login: { textStyle: 'caption', color: 'quiet', truncate: true },
  },
  variants: {
    /** Whether the list reaches the edges of its card, in two columns where there is room. */
    isWhole: {
      true: {
        list: {
          borderTopWidth: '1px',
          borderColor: 'line',
          lg: {
            gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
            '& > li:nth-child(2)': { borderTopWidth: '0' },
            '& > li:nth-child(even)': { borderInlineStartWidth: '1px', borderColor: 'line' },
          },
        },
        root: { px: '4' },
      },
    },
  },
})
