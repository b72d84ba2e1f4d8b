import { cva } from 'styled-system/css'

export const cardRecipe = cva({
  base: { rounded: 'lg', minW: '0' },
  variants: {
    variant: {
      plain: { bg: 'surface', borderWidth: '1px', borderColor: 'line', shadow: 'sm' },
      sunken: { bg: 'subtle' },
    },
    padding: {
      none: { overflow: 'clip' },
      md: { p: { base: '4', sm: '5' } },
    },
    isInteractive: {
      true: {
        position: 'relative',
        transition: 'common',
        transitionDuration: 'normal',
        _hover: { shadow: 'md', borderColor: 'muted', transform: 'translateY(-2px)' },
        _motionReduce: { transform: '[none !important]' },
      },
    },
  },
  defaultVariants: { variant: 'plain', padding: 'md' },
})
