import { sva } from 'styled-system/css'

/** Limits the height of the list so that the submit button stays near. */
export const memberPickerRecipe = sva({
  slots: ['root', 'text', 'list', 'item', 'choice', 'person', 'content', 'login'],
  base: {
    root: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3' },
    text: { textStyle: 'small', color: 'quiet' },
    list: {
      display: 'grid',
      gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
      columnGap: '4',
      // Cuts the last visible row in half to show that the list scrolls.
      maxH: '[min(26.25rem, 60dvh)]',
      overflowY: 'auto',
      listStyle: 'none',
      px: '3',
      borderWidth: '1px',
      borderColor: 'line',
      rounded: 'md',
    },
    // Skips rendering of hundreds of rows outside the viewport.
    item: { contentVisibility: 'auto', containIntrinsicSize: '[auto 3.5rem]' },
    choice: { alignItems: 'center!', minH: '[3.5rem]' },
    person: { display: 'flex', alignItems: 'center', gap: '3', minW: '0' },
    content: { display: 'grid', minW: '0', overflowWrap: 'anywhere' },
    login: { textStyle: 'caption', color: 'quiet' },
  },
})
