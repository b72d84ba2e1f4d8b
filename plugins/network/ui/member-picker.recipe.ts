import { sva } from 'styled-system/css'

/** People with a box each: as long as they are, the form's button stays near. */
export const memberPickerRecipe = sva({
  slots: ['root', 'text', 'list', 'item', 'choice', 'person', 'words', 'login'],
  base: {
    root: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3' },
    text: { textStyle: 'small', color: 'quiet' },
    list: {
      display: 'grid',
      gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
      columnGap: '4',
      maxH: '[min(26rem, 60dvh)]',
      overflowY: 'auto',
      listStyle: 'none',
      // Rows are cut at the edge, and the ring of a focused box is not.
      px: '1',
      mx: '-1',
    },
    // Hundreds of people cost nothing as long as they are out of sight.
    item: { contentVisibility: 'auto', containIntrinsicSize: '[auto 3.5rem]' },
    choice: { alignItems: 'center!', minH: '[3.5rem]' },
    person: { display: 'flex', alignItems: 'center', gap: '3', minW: '0' },
    words: { display: 'grid', minW: '0', overflowWrap: 'anywhere' },
    login: { textStyle: 'caption', color: 'quiet' },
  },
})
