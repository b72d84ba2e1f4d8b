import { cva } from 'styled-system/css'

export const badgeRecipe = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    rounded: 'full',
    textStyle: 'caption',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    maxW: 'full',
    forcedColorsBorder: true,
  },
  variants: {
    tone: {
      neutral: { bg: 'subtle', color: 'quiet' },
      accent: { bg: 'accent.soft', color: 'accent.text' },
      info: { bg: 'info.soft', color: 'info' },
      success: { bg: 'success.soft', color: 'success' },
      warning: { bg: 'warning.soft', color: 'warning' },
      danger: { bg: 'danger.soft', color: 'danger' },
      count: { bg: 'accent.fill', color: 'accent.on' },
    },
    size: {
      md: { px: '2', py: '0.5', fontSize: '2xs' },
      count: { justifyContent: 'center', minW: '5', h: '5', px: '1.5', lineHeight: 'none' },
    },
    isCorner: {
      true: {
        position: 'absolute',
        top: '0.5',
        // Half outside of the button, so that its icon can be recognized.
        insetEnd: { base: '-1.5', _coarse: '0' },
        borderWidth: '2px',
        borderColor: 'surface',
        boxSizing: 'content-box',
        minW: '2',
        h: '4',
        px: '1',
      },
    },
  },
  defaultVariants: { tone: 'neutral', size: 'md' },
})
