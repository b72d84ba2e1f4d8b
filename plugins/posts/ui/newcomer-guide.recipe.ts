import { sva } from 'styled-system/css'

export const newcomerGuideRecipe = sva({
  slots: ['step', 'mark', 'label'],
  base: {
    step: { display: 'flex', alignItems: 'center', gap: '3', minH: 'touch' },
    mark: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      w: '6',
      h: '6',
      rounded: 'full',
      borderWidth: '2px',
      borderColor: 'line',
    },
    label: {},
  },
  variants: {
    isDone: {
      true: {
        mark: { bg: 'accent.fill', color: 'accent.on', borderColor: 'accent.fill' },
        label: { color: 'quiet', textDecoration: 'line-through' },
      },
      false: {},
    },
  },
})
