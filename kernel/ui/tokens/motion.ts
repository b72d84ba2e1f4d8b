import { defineKeyframes } from '@pandacss/dev'

export const keyframes = defineKeyframes({
  fade: { from: { opacity: 0 } },
  fadeOut: { to: { opacity: 0 } },
  rise: { from: { opacity: 0, transform: 'translateY(0.5rem)' } },
  drop: { from: { opacity: 0, transform: 'translateY(-0.375rem) scale(0.985)' } },
  turn: { to: { transform: 'rotate(1turn)' } },
  breathe: { '50%': { opacity: 0.4 } },
})
