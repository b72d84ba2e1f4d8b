import { sva } from 'styled-system/css'

export const checkboxRecipe = sva({
  slots: ['root', 'box', 'input', 'mark', 'words', 'label', 'hint', 'error'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      minH: 'touch',
      alignItems: 'flex-start',
      py: '2.5',
      cursor: 'pointer',
    },
    box: { position: 'relative', display: 'grid', placeItems: 'center', flexShrink: '0' },
    input: {
      w: 'full',
      h: 'full',
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
    mark: { position: 'absolute', pointerEvents: 'none', color: 'surface' },
    words: { display: 'grid', gap: '0.5', minW: '0' },
    label: { lineHeight: 'normal' },
    hint: { textStyle: 'small', color: 'quiet' },
    error: { textStyle: 'small', color: 'danger', fontWeight: 'medium' },
  },
  variants: {
    kind: {
      checkbox: {
        box: { w: '6', h: '6' },
        input: { rounded: 'xs' },
      },
      switch: {
        box: { w: '11', h: '6' },
        input: { rounded: 'full', bg: 'muted', _checked: { bg: 'accent.text' } },
        mark: {
          insetStart: '1',
          w: '4',
          h: '4',
          rounded: 'full',
          bg: 'quiet',
          transition: 'common',
          transitionDuration: 'normal',
          ':checked + &': { bg: 'surface', transform: 'translateX(1.25rem)' },
          // Forced colors remove backgrounds but keep borders.
          borderWidth: '1px',
          borderColor: 'transparent',
        },
      },
    },
  },
})
