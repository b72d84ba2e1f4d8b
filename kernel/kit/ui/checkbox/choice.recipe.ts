import { sva } from 'styled-system/css'

export const choiceRecipe = sva({
  slots: ['root', 'words', 'label', 'hint', 'error'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      minH: 'touch',
      alignItems: 'flex-start',
      py: '2.5',
      cursor: 'pointer',
    },
    words: { display: 'grid', gap: '0.5', minW: '0' },
    label: { lineHeight: 'normal' },
    hint: { textStyle: 'small', color: 'quiet' },
    error: { textStyle: 'small', color: 'danger', fontWeight: 'medium' },
  },
  variants: {
    kind: {
      checkbox: {},
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
