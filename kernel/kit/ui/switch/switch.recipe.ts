import { sva } from 'styled-system/css'

export const switchRecipe = sva({
  slots: ['box', 'input', 'track', 'thumb'],
  base: {
    box: { position: 'relative', flexShrink: '0', w: '11', h: '6' },
    // The invisible input covers the track, so that touch screen readers find it there.
    input: { position: 'absolute', inset: '0', w: 'full', h: 'full', opacity: 0, cursor: 'inherit' },
    track: {
      row: true,
      h: 'full',
      px: '1',
      rounded: 'full',
      bg: 'edge',
      borderWidth: '1px',
      borderColor: 'edge',
      transition: 'common',
      ':hover:not(:disabled) + &': { borderColor: 'text' },
      ':focus-visible + &': { outline: '2px solid {colors.accent.text}', outlineOffset: '[2px]' },
      ':checked + &': { bg: 'accent.text', borderColor: 'accent.text' },
      '[aria-invalid=true] + &': { borderColor: 'danger' },
      ':disabled + &': { opacity: 0.5 },
    },
    thumb: {
      w: '4',
      h: '4',
      rounded: 'full',
      bg: 'surface',
      transition: 'common',
      transitionDuration: 'normal',
      ':checked + * > &': { transform: 'translateX(1.25rem)' },
      '[dir=rtl] :checked + * > &': { transform: 'translateX(-1.25rem)' },
      // A border marks the state, because forced colors remove backgrounds but keep borders.
      borderWidth: '1px',
      borderColor: 'transparent',
    },
  },
})
