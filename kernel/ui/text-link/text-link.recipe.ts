import { cva } from 'styled-system/css'

export const textLinkRecipe = cva({
  base: {
    color: 'accent.text',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationThickness: '[1px]',
    textUnderlineOffset: '[0.2em]',
    textDecorationColor: '[color-mix(in srgb, currentcolor 40%, transparent)]',
    rounded: 'xs',
    transition: 'common',
    _hover: { textDecorationColor: 'current' },
  },
  variants: {
    variant: {
      inline: {},
      plain: {
        color: '[inherit]',
        fontWeight: '[inherit]',
        textDecorationColor: 'transparent',
        _hover: { textDecorationColor: 'current' },
      },
    },
    isStretched: {
      true: { _after: { content: '""', position: 'absolute', inset: '0', borderRadius: '[inherit]' } },
    },
  },
  defaultVariants: { variant: 'inline' },
})
