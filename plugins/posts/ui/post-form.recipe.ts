import { sva } from 'styled-system/css'

export const postFormRecipe = sva({
  slots: ['root', 'fields', 'section', 'title', 'current', 'pair', 'actions'],
  base: {
    root: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' },
    fields: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '6' },
    section: { display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3' },
    title: { textStyle: 'label' },
    current: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '3' },
    pair: {
      display: 'grid',
      gap: '4',
      alignItems: 'start',
      gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[10rem minmax(0, 1fr)]' },
    },
    actions: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '3' },
  },
})
