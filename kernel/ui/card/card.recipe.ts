import { cva } from 'styled-system/css'

export const cardRecipe = cva({
  base: { rounded: 'md', minW: '0' },
  variants: {
    variant: {
      plain: { bg: 'surface', borderWidth: '1px', borderColor: 'line' },
      sunken: { bg: 'subtle' },
    },
    padding: {
      none: { overflow: 'clip' },
      md: { p: '4' },
    },
    // On phones, the card reaches both edges of the window.
    isBleed: { true: { mdDown: { mx: '-4', rounded: '[0]', borderInlineWidth: '[0]' } } },
    isInteractive: {
      true: {
        position: 'relative',
        transition: 'common',
        transitionDuration: 'fast',
        _hover: { borderColor: 'outline' },
      },
    },
  },
  defaultVariants: { variant: 'plain', padding: 'md' },
})
