import { sva } from 'styled-system/css'

export const errorCardRecipe = sva({
  slots: ['root', 'icon', 'body', 'title', 'text', 'action'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      p: '4',
      rounded: 'md',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'line',
      textAlign: 'start',
    },
    icon: { mt: '0.5', color: 'danger' },
    body: { flex: '1', minW: '0', textStyle: 'small', overflowWrap: 'anywhere' },
    title: { fontWeight: 'semibold' },
    text: { mt: '0.5', color: 'quiet' },
    action: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', mt: '3' },
  },
})
