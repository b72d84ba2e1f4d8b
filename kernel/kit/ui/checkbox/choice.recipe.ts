import { sva } from 'styled-system/css'

export const choiceRecipe = sva({
  slots: ['root', 'input', 'words', 'label', 'hint', 'error'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      minH: 'touch',
      alignItems: 'flex-start',
      py: '2.5',
      cursor: 'pointer',
    },
    input: {
      flex: 'none',
      w: '6',
      h: '6',
      rounded: 'xs',
      bg: 'surface',
      borderWidth: '1px',
      borderColor: 'edge',
      cursor: 'pointer',
      transition: 'common',
      _hover: { borderColor: 'text' },
      _checked: { borderColor: 'accent.text' },
      _invalid: { borderColor: 'danger' },
      _disabled: { opacity: 0.5, cursor: 'not-allowed' },
    },
    words: { display: 'grid', gap: '0.5', minW: '0' },
    label: { lineHeight: 'normal' },
    hint: { textStyle: 'small', color: 'quiet' },
    error: { textStyle: 'small', color: 'danger', fontWeight: 'medium' },
  },
  variants: {
    kind: {
      checkbox: { input: { _checked: { bg: 'accent.text' } } },
      radio: {
        root: { alignItems: 'center', minH: 'control', py: '1', textStyle: 'small' },
        input: { rounded: 'full', _checked: { borderWidth: '7px' } },
      },
      // The words stand at the start and the switch at the end, with the looks of a field's label and hint.
      switch: {
        root: { flexDirection: 'row-reverse', justifyContent: 'space-between', gap: '4' },
        label: { textStyle: 'label' },
        hint: { textStyle: 'caption' },
      },
    },
  },
  defaultVariants: { kind: 'checkbox' },
})
