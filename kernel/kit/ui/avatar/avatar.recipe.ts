import { cva } from 'styled-system/css'

export const avatarRecipe = cva({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: '0',
    overflow: 'hidden',
    rounded: 'full',
    fontWeight: 'semibold',
    lineHeight: 'none',
    letterSpacing: 'snug',
    userSelect: 'none',
    forcedColorAdjust: 'none',
    // Each person has a hue; lightness and chroma are the same for all, so that no one stands out.
    bg: { base: '[oklch(0.91 0.045 var(--hue))]', _dark: '[oklch(0.36 0.05 var(--hue))]' },
    color: { base: '[oklch(0.42 0.085 var(--hue))]', _dark: '[oklch(0.88 0.055 var(--hue))]' },
    _image: { position: 'absolute', inset: '0', w: 'full', h: 'full', objectFit: 'cover' },
  },
  variants: {
    size: {
      '3xs': { w: '6', h: '6', fontSize: '2xs' },
      '2xs': { w: '8', h: '8', fontSize: 'xs' },
      xs: { w: '10', h: '10', fontSize: 'sm' },
      sm: { w: 'avatar.sm', h: 'avatar.sm', fontSize: 'md' },
      md: { w: 'avatar.md', h: 'avatar.md', fontSize: 'xl' },
      lg: { w: 'avatar.lg', h: 'avatar.lg', fontSize: '2xl' },
      xl: { w: 'avatar.xl', h: 'avatar.xl', fontSize: '3xl' },
    },
    // A group has another shape, so that it never looks like a person.
    isGroup: { true: { rounded: '[32%]' } },
    hue: {
      0: { '--hue': '0' },
      60: { '--hue': '60' },
      120: { '--hue': '120' },
      180: { '--hue': '180' },
      240: { '--hue': '240' },
      300: { '--hue': '300' },
    },
  },
  defaultVariants: { size: 'sm' },
})
