import { cva, sva } from 'styled-system/css'

export const personRowRecipe = sva({
  slots: ['root', 'person', 'content', 'name', 'detail', 'actions'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '2',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'line',
      _last: { borderBottomWidth: '0' },
    },
    person: { display: 'flex', alignItems: 'center', gap: '3', flex: '[1 1 12rem]', minW: '0' },
    content: { minW: '0', flex: '1' },
    name: { textStyle: 'strong', overflowWrap: 'anywhere', lineClamp: '2' },
    detail: { textStyle: 'caption', color: 'quiet', overflowWrap: 'anywhere', lineClamp: '1' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
})

export const personListRecipe = cva({
  base: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', listStyle: 'none' },
  variants: {
    columns: {
      one: {},
      several: {
        columnGap: { base: '6', xl: '10' },
        // Columns of different length would end with different lines.
        '& > li': { borderBottomWidth: '0' },
        gridTemplateColumns: '[repeat(auto-fill, minmax(min(100%, 22rem), 1fr))]',
      },
    },
  },
})

/** Styles of a section with a heading. */
export const sectionRecipe = sva({
  slots: ['root', 'head', 'title', 'text', 'list'],
  base: {
    root: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3', alignContent: 'start' },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '2',
      minH: 'touch',
    },
    title: { textStyle: 'subheading', outlineStyle: 'none' },
    text: { textStyle: 'small', color: 'quiet' },
    list: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', listStyle: 'none' },
  },
})
