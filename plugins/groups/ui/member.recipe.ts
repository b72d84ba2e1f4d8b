import { sva } from 'styled-system/css'

const cells = '[repeat(auto-fill, minmax(min(12rem, 100%), 1fr))]'

export const memberRecipe = sva({
  slots: ['list', 'grid', 'root', 'content', 'name', 'login'],
  base: {
    list: { stack: true, divided: true, outlineStyle: 'none', '& > li': { minW: '0' } },
    grid: {
      display: 'grid',
      gridTemplateColumns: cells,
      alignItems: 'center',
      px: { base: '1', md: '2' },
      pb: '2',
    },
    root: {
      position: 'relative',
      row: true,
      gap: '3',
      minH: '[3.75rem]',
      minW: '0',
      py: '2',
    },
    content: { display: 'grid', grow: true },
    name: { textStyle: 'strong', truncate: true },
    login: { textStyle: 'caption', color: 'quiet', truncate: true },
  },
  variants: {
    /** Whether the members are cells beside each other where there is room. */
    isWhole: {
      true: {
        list: {
          gridTemplateColumns: cells,
          px: { base: '1', md: '2' },
          '& > li:where(:not(:first-child))': { borderTopWidth: '0' },
        },
        name: { truncate: false, lineClamp: '2', overflowWrap: 'anywhere' },
        root: { px: '3', rounded: 'sm', transition: 'common', '&:has(a):hover': { bg: 'subtle' } },
      },
    },
    /** Whether the list leaves its cells to the grid around it, where another cell follows them. */
    isPart: { true: { list: { display: 'contents' } } },
  },
})
