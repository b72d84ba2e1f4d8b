import { sva } from 'styled-system/css'

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
    name: { textStyle: 'strong', overflowWrap: 'anywhere' },
    detail: { textStyle: 'caption', color: 'quiet', overflowWrap: 'anywhere' },
    actions: { display: 'flex', flexWrap: 'wrap', gap: '2' },
  },
})

/** Styles of a section with a heading. */
export const sectionRecipe = sva({
  slots: ['root', 'head', 'title', 'text', 'list'],
  base: {
    root: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4', alignContent: 'start' },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '2', minH: 'touch' },
    title: { textStyle: 'subheading', outlineStyle: 'none' },
    text: { textStyle: 'small', color: 'quiet' },
    list: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', listStyle: 'none' },
  },
})
