import { sva } from 'styled-system/css'

export const memberRecipe = sva({
  slots: ['list', 'root', 'content', 'name', 'login'],
  base: {
    list: {
      display: 'grid',
      columnGap: '6',
      rowGap: '1',
      gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 1fr))]' },
      outlineStyle: 'none',
    },
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '[3.75rem]',
      minW: '0',
    },
    content: { display: 'grid', flex: '1', minW: '0' },
    name: { textStyle: 'strong', overflowWrap: 'anywhere' },
    login: { textStyle: 'small', color: 'quiet', overflowWrap: 'anywhere' },
  },
})
