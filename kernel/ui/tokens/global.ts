import { defineGlobalStyles, defineKeyframes } from '@pandacss/dev'

/** What holds for every element without a class. */
export const globalCss = defineGlobalStyles({
  html: {
    fontFamily: 'sans',
    lineHeight: 'normal',
    color: 'text',
    bg: 'bg',
    textSizeAdjust: '100%',
    scrollPaddingTop: '24',
    '--global-color-border': '{colors.line}',
    '--global-color-placeholder': '{colors.quiet}',
    '--global-color-selection': '{colors.muted}',
  },
  ':root': { colorScheme: 'light dark' },
  '[data-theme=light]': { colorScheme: 'light' },
  '[data-theme=dark]': { colorScheme: 'dark' },
  body: { minH: 'viewport', overflowWrap: 'break-word' },
  'h1, h2, h3': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  /* Forced colours replace the outline's colour by the system's own, so the ring stays visible there. */
  ':focus-visible': { outline: '2px solid {colors.accent.text}', outlineOffset: '2px' },
  ':focus:not(:focus-visible)': { outline: 'none' },
})

export const keyframes = defineKeyframes({
  fade: { from: { opacity: 0 } },
  fadeOut: { to: { opacity: 0 } },
  rise: { from: { opacity: 0, transform: 'translateY(0.5rem)' } },
  drop: { from: { opacity: 0, transform: 'translateY(-0.375rem) scale(0.985)' } },
  turn: { to: { transform: 'rotate(1turn)' } },
  breathe: { '50%': { opacity: 0.45 } },
})
