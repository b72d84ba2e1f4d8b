import { defineTextStyles, defineTokens } from '@pandacss/dev'

/** Fonts of the device that are shown until Figtree has loaded; styles.css scales them to the metrics of Figtree. */
const FALLBACKS = "'Figtree Fallback', 'Figtree Fallback Roboto', 'Figtree Fallback DejaVu'"
const SYSTEM = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

export const fonts = defineTokens.fonts({
  sans: { value: `'Figtree Variable', ${FALLBACKS}, ${SYSTEM}` },
  mono: { value: "ui-monospace, 'SF Mono', Menlo, Consolas, monospace" },
})

/** Font sizes of 11, 13, 14, 16, 18, 20, 24, 32 and 48 px; the three largest shrink on small screens. */
export const fontSizes = defineTokens.fontSizes({
  /** Only for labels below icons. */
  '2xs': { value: '0.6875rem' },
  xs: { value: '0.8125rem' },
  sm: { value: '0.875rem' },
  md: { value: '1rem' },
  lg: { value: '1.125rem' },
  xl: { value: '1.25rem' },
  '2xl': { value: 'clamp(1.375rem, 1.3rem + 0.35vw, 1.5rem)' },
  '3xl': { value: 'clamp(1.625rem, 1.45rem + 0.8vw, 2rem)' },
  '4xl': { value: 'clamp(2.125rem, 1.4rem + 3.4vw, 3rem)' },
})

export const fontWeights = defineTokens.fontWeights({
  normal: { value: 400 },
  medium: { value: 500 },
  semibold: { value: 600 },
  bold: { value: 700 },
})

export const lineHeights = defineTokens.lineHeights({
  none: { value: 1 },
  tight: { value: 1.15 },
  snug: { value: 1.35 },
  normal: { value: 1.55 },
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
  title: { value: { fontSize: '3xl', lineHeight: 'tight', fontWeight: 'bold', letterSpacing: 'tight' } },
  /** Heading of a section. */
  heading: {
    value: { fontSize: '2xl', lineHeight: 'tight', fontWeight: 'semibold', letterSpacing: 'tight' },
  },
  /** Heading of a card or dialog. */
  subheading: {
    value: { fontSize: 'xl', lineHeight: 'snug', fontWeight: 'semibold', letterSpacing: 'snug' },
  },
  lead: { value: { fontSize: 'lg', lineHeight: 'normal', fontWeight: 'normal' } },
  body: { value: { fontSize: 'md', lineHeight: 'normal', fontWeight: 'normal' } },
  /** Name of an item in a list. */
  strong: { value: { fontSize: 'md', lineHeight: 'snug', fontWeight: 'semibold' } },
  label: { value: { fontSize: 'sm', lineHeight: 'snug', fontWeight: 'semibold' } },
  small: { value: { fontSize: 'sm', lineHeight: 'normal', fontWeight: 'normal' } },
  caption: { value: { fontSize: 'xs', lineHeight: 'snug', fontWeight: 'normal' } },
})
