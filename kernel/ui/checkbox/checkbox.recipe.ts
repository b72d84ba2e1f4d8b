import { sva } from 'styled-system/css'

export const checkboxRecipe = sva({
  slots: ['box', 'input', 'mark'],
  base: {
    box: { position: 'relative', display: 'grid', placeItems: 'center', flexShrink: '0', w: '6', h: '6' },
    input: {
      w: 'full',
      h: 'full',
      rounded: 'xs',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'edge',
      cursor: 'pointer',
      transition: 'common',
      transitionDuration: 'fast',
      _hover: { borderColor: 'text' },
      _checked: { bg: 'accent.text', borderColor: 'accent.text' },
      _invalid: { borderColor: 'danger' },
      _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    },
    mark: {
      position: 'absolute',
      pointerEvents: 'none',
      color: 'surface',
      opacity: 0,
      ':checked + &': { opacity: 1 },
    },
  },
})
