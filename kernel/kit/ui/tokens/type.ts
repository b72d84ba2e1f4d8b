import { defineTextStyles, defineTokens } from '@pandacss/dev'

/** Fonts of the device that are shown until Figtree has loaded; styles.css scales them to the metrics of Figtree. */
const FALLBACKS = "'Figtree Fallback', 'Figtree Fallback Roboto', 'Figtree Fallback DejaVu'"
const SYSTEM = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

export const fonts = defineTokens.fonts({
  sans: { value: `'Figtree Variable', ${FALLBACKS}, ${SYSTEM}` },
  mono: { value: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace" },
})

/** Font sizes of 12, 13, 14, 16, 18, 20, 24, 28 and 44 px; the largest shrink on small screens. */
export const fontSizes = defineTokens.fontSizes({
  /** Labels below icons, times in lists. */
  '2xs': { value: '0.75rem' },
  xs: { value: '0.8125rem' },
  sm: { value: '0.875rem' },
  md: { value: '1rem' },
  lg: { value: '1.125rem' },
  xl: { value: '1.25rem' },
  '2xl': { value: 'clamp(1.375rem, 1.3rem + 0.35vw, 1.5rem)' },
  '3xl': { value: 'clamp(1.5rem, 1.4rem + 0.5vw, 1.75rem)' },
  '4xl': { value: 'clamp(2rem, 1.2rem + 3vw, 2.75rem)' },
})

export const fontWeights = defineTokens.fontWeights({
  normal: { value: 400 },
  medium: { value: 500 },
  semibold: { value: 600 },
  heading: { value: 650 },
  bold: { value: 700 },
})

export const lineHeights = defineTokens.lineHeights({
  none: { value: 1 },
  tight: { value: 1.15 },
  title: { value: 1.25 },
  // Of 14 px letters, the free height is a whole number of pixels above and below: with 1.35, browsers draw them a pixel too high.
  snug: { value: 1.36 },
  small: { value: 1.45 },
  normal: { value: 1.5625 },
})

export const letterSpacings = defineTokens.letterSpacings({
  tight: { value: '-0.02em' },
  snug: { value: '-0.01em' },
  wide: { value: '0.04em' },
})

export const textStyles = defineTextStyles({
  display: {
    value: { fontSize: '4xl', lineHeight: 'tight', fontWeight: 'bold', letterSpacing: 'tight' },
  },
  /** Heading of a screen. */
  title: { value: { fontSize: '2xl', lineHeight: 'title', fontWeight: 'bold', letterSpacing: 'snug' } },
  /** Heading of a section or dialog. */
  heading: {
    value: { fontSize: 'lg', lineHeight: 'snug', fontWeight: 'heading' },
  },
  /** Heading of a card. */
  subheading: { value: { fontSize: 'md', lineHeight: 'snug', fontWeight: 'heading' } },
  lead: { value: { fontSize: 'lg', lineHeight: 'normal', fontWeight: 'normal' } },
  body: { value: { fontSize: 'md', lineHeight: 'normal', fontWeight: 'normal' } },
  /** Name of an item in a list. */
  strong: { value: { fontSize: 'sm', lineHeight: 'snug', fontWeight: 'semibold' } },
  label: { value: { fontSize: 'sm', lineHeight: 'snug', fontWeight: 'semibold' } },
  small: { value: { fontSize: 'sm', lineHeight: 'small', fontWeight: 'normal' } },
  caption: { value: { fontSize: 'xs', lineHeight: 'snug', fontWeight: 'normal' } },
})
