import { sva } from 'styled-system/css'

export const memberPickerRecipe = sva({
  slots: ['root', 'text', 'search', 'list', 'choice', 'person', 'content', 'name', 'login'],
  base: {
    root: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3' },
    // As high as the other field of the form.
    search: { minH: 'touch!' },
    text: { textStyle: 'small', color: 'quiet' },
    list: {
      display: 'grid',
      gridTemplateColumns: '[repeat(auto-fill, minmax(min(16rem, 100%), 1fr))]',
      columnGap: '4',
      // The page scrolls: a list in a box in a card leaves little room.
      listStyle: 'none',
    },
    choice: { alignItems: 'center!', minH: '[3.5rem !important]' },
    person: { display: 'flex', alignItems: 'center', gap: '3', minW: '0' },
    content: { display: 'grid', minW: '0', overflowWrap: 'anywhere' },
    // One line, so that a long name makes no hole in the rows beside it.
    name: { textStyle: 'strong', overflowWrap: 'anywhere', lineClamp: { base: '2', md: '1' } },
    login: { textStyle: 'caption', color: 'quiet' },
  },
})
