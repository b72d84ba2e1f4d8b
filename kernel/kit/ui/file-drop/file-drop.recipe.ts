import { sva } from 'styled-system/css'

export const fileDropRecipe = sva({
  slots: ['root', 'icon', 'label', 'button', 'drop', 'hint', 'error'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      gap: '1',
      px: '4',
      py: '6',
      textAlign: 'center',
      textWrap: 'balance',
      rounded: 'md',
      borderWidth: '[1.5px]',
      borderStyle: 'dashed',
      borderColor: 'edge',
      bg: 'surface',
      cursor: 'pointer',
      transition: 'common',
      _hover: { bg: 'subtle', borderColor: 'text' },
      '&[data-invalid]': { borderColor: 'danger', _focusVisible: { outlineColor: 'danger' } },
      '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
      '&[data-dragging]': { bg: 'accent.soft', borderColor: 'accent.text' },
    },
    icon: { color: 'accent.text', mb: '1' },
    label: { textStyle: 'label' },
    button: { userSelect: 'none' },
    drop: { fontWeight: 'normal', _coarse: { display: 'none' } },
    hint: { textStyle: 'small', color: 'quiet' },
    error: { textStyle: 'small', color: 'danger', fontWeight: 'medium', mt: '1.5' },
  },
  variants: {
    hasButton: {
      true: {
        // Where nothing can be dropped, the button alone is left.
        root: { _coarse: { p: '0', borderStyle: 'none', bg: 'transparent', _hover: { bg: 'transparent' } } },
        icon: { _coarse: { display: 'none' } },
        label: { display: 'grid', justifyItems: 'center', gap: '2', w: 'full', mb: '1' },
        button: { mdDown: { w: 'full' }, _coarse: { minH: 'touch' } },
      },
    },
  },
})
