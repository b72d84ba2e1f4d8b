import { sva } from 'styled-system/css'

/** Styles of the notes of a lesson or course. */
export const notesRecipe = sva({
  slots: [
    'root',
    'heading',
    'hiddenHeading',
    'where',
    'tools',
    'search',
    'status',
    'group',
    'groupTitle',
    'list',
    'note',
    'noteHead',
    'noteActions',
    'noteText',
    'time',
  ],
  base: {
    root: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' },
    heading: { textStyle: 'subheading' },
    // The title is hidden, because the tab or the collapsed section shows it too.
    hiddenHeading: { srOnly: true },
    where: { textStyle: 'caption', color: 'quiet' },
    tools: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' },
    search: { flex: '[1 1 12rem]', minW: '0' },
    status: { textStyle: 'small', color: 'quiet', _empty: { display: 'none' } },
    group: { display: 'grid', gap: '2' },
    groupTitle: { textStyle: 'label', color: 'quiet', overflowWrap: 'anywhere' },
    list: { display: 'grid', gap: '2' },
    note: {
      display: 'grid',
      gap: '1.5',
      p: '3',
      minW: '0',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      rounded: 'md',
    },
    noteHead: { display: 'flex', alignItems: 'center', gap: '2' },
    noteActions: { display: 'flex', ms: 'auto' },
    noteText: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    time: { fontVariantNumeric: 'tabular-nums' },
  },
})
