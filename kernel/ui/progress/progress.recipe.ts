import { sva } from 'styled-system/css'

export const progressRecipe = sva({
  slots: ['root', 'top', 'label', 'percent', 'track', 'bar'],
  base: {
    root: { display: 'grid', gap: '1.5' },
    top: { display: 'flex', justifyContent: 'space-between', gap: '3' },
    label: { textStyle: 'label' },
    percent: { textStyle: 'label', color: 'accent.text', fontVariantNumeric: 'tabular-nums' },
    track: { h: '2', rounded: 'full', bg: 'muted', overflow: 'hidden', forcedColorAdjust: 'none' },
    bar: {
      h: 'full',
      rounded: 'full',
      bg: 'accent.text',
      transition: 'common',
      transitionDuration: 'slow',
    },
  },
  variants: {
    isLabelHidden: {
      true: {
        root: { display: 'flex', alignItems: 'center', gap: '3', flexDirection: 'row-reverse', flex: '1' },
        label: { srOnly: true },
        track: { flex: '1' },
      },
    },
  },
})
