import { cva } from 'styled-system/css'

export const buttonRecipe = cva({
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    maxW: 'full',
    rounded: 'md',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    touchAction: 'manipulation',
    transition: 'common',
    transitionDuration: 'fast',
    _active: { transform: 'translateY(1px)' },
    _disabled: { opacity: 0.5, cursor: 'not-allowed', transform: 'none' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'accent.fill',
        color: 'accent.on',
        _hover: { bg: 'accent.hover' },
      },
      soft: {
        bg: 'surface',
        color: 'text',
        borderColor: 'muted',
        shadow: 'sm',
        _hover: { bg: 'subtle', borderColor: 'edge' },
      },
      quiet: {
        bg: 'transparent',
        _hover: { bg: 'subtle' },
        _expanded: { bg: 'subtle' },
      },
      danger: {
        bg: 'danger.fill',
        color: 'white',
        _hover: { bg: 'danger.hover' },
      },
    },
    size: {
      // The invisible `::after` enlarges the click target. On touch screens the button itself has at least 44 px.
      sm: {
        minH: { base: '9', _coarse: 'touch' },
        px: '3',
        py: '1',
        fontSize: 'sm',
        rounded: 'sm',
        _after: { content: '""', position: 'absolute', inset: '[-5px 0]' },
      },
      md: { minH: 'touch', px: '4', py: '2' },
      lg: { minH: '12', px: '6', py: '2.5', fontSize: 'lg' },
    },
    isWide: { true: { w: 'full' } },
    isIcon: { true: { px: '0', aspectRatio: '[1]' } },
    isPressed: { true: { bg: 'accent.soft', color: 'accent.text' } },
  },
  compoundVariants: [
    { isIcon: true, size: 'sm', css: { w: { base: '9', _coarse: 'touch' } } },
    { isIcon: true, size: 'md', css: { w: 'touch' } },
  ],
  defaultVariants: { variant: 'solid', size: 'md' },
})
