import { cva } from 'styled-system/css'

export const reactionRecipe = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minH: 'touch',
    minW: '16',
    px: { base: '3', sm: '4' },
    rounded: 'full',
    borderWidth: '1px',
    textStyle: 'label',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    transition: 'common',
    transitionDuration: 'fast',
    _hover: { bg: 'subtle' },
  },
  variants: {
    isMine: {
      true: { bg: 'accent.soft', color: 'accent.text', borderColor: 'accent.text' },
      false: { bg: 'surface', color: 'quiet', borderColor: 'line' },
    },
  },
})
