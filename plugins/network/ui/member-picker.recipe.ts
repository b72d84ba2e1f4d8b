import { sva } from 'styled-system/css'

/** Styles of the member picker: the limited height of the list keeps the submit button near. */
export const memberPickerRecipe = sva({
  slots: ['root', 'text', 'list', 'choice', 'person', 'content', 'name', 'login'],
  base: {
    root: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3' },
    text: { textStyle: 'small', color: 'quiet' },
    list: {
      display: 'grid',
      gridTemplateColumns: '[minmax(0, 1fr)]',
      // The height cuts the last visible row in half to show that the list scrolls.
      maxH: '[min(26.25rem, 60dvh)]',
      overflowY: 'auto',
      listStyle: 'none',
      px: '3',
      // On phones, the page scrolls instead: a list in a card in a page leaves little room.
      mdDown: { maxH: '[none]', overflowY: 'visible', px: '0', borderWidth: '[0]' },
      borderWidth: '1px',
      borderColor: 'line',
      rounded: 'md',
    },
    choice: { alignItems: 'center!', minH: '[3.5rem !important]' },
    person: { display: 'flex', alignItems: 'center', gap: '3', minW: '0' },
    content: { display: 'grid', minW: '0', overflowWrap: 'anywhere' },
    name: { textStyle: 'strong' },
    login: { textStyle: 'caption', color: 'quiet' },
  },
})
