import { sva } from 'styled-system/css'

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
    'edited',
    'noteText',
    'time',
    'plainTime',
  ],
  base: {
    root: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '4' },
    heading: { textStyle: 'subheading' },
    // The title is hidden, because the tab or the collapsed section shows it too.
    hiddenHeading: { srOnly: true },
    where: { textStyle: 'caption', color: 'quiet' },
    tools: { display: 'flex', alignItems: 'center', gap: '1' },
    search: { flex: '1', minW: '0' },
    status: { textStyle: 'small', color: 'quiet', _empty: { display: 'none' } },
    group: { display: 'grid', gap: '2' },
    groupTitle: { textStyle: 'label', color: 'quiet', overflowWrap: 'anywhere' },
    list: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]' },
    // The menu button is aligned with the edge of the form.
    note: { display: 'flex', alignItems: 'flex-start', gap: '3', py: '1', me: '-2', minW: '0' },
    edited: { py: '3' },
    noteText: {
      flex: '1',
      minW: '0',
      py: '1.5',
      textStyle: 'small',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
    },
    time: { minW: '[3.25rem]', mt: '0.5', fontVariantNumeric: 'tabular-nums' },
    plainTime: {
      minW: '[3.25rem]',
      py: '1.5',
      textStyle: 'small',
      color: 'quiet',
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
    },
  },
})
