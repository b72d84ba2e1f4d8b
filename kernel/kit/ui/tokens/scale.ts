import { defineKeyframes, defineSemanticTokens, defineTokens } from '@pandacss/dev'

const values = <T extends Record<string, string | number>>(scale: T) =>
  Object.fromEntries(Object.entries(scale).map(([name, value]) => [name, { value }])) as {
    [K in keyof T]: { value: T[K] }
  }

/** Spacing in units of 4 px, as rem, so that it scales with the browser's text size. */
export const spacing = defineTokens.spacing(
  values({
    0: '0',
    px: '1px',
    0.5: '0.125rem',
    1: '0.25rem',
    1.5: '0.375rem',
    2: '0.5rem',
    2.5: '0.625rem',
    3: '0.75rem',
    3.5: '0.875rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
    24: '6rem',
  }),
)

export const sizes = defineTokens.sizes({
  ...values({
    0: '0',
    px: '1px',
    1: '0.25rem',
    1.5: '0.375rem',
    2: '0.5rem',
    3: '0.75rem',
    3.5: '0.875rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    9: '2.25rem',
    10: '2.5rem',
    11: '2.75rem',
    12: '3rem',
    16: '4rem',
    24: '6rem',
    40: '10rem',
    60: '15rem',
    72: '18rem',
    full: '100%',
    viewport: '100dvh',
    min: 'min-content',
    max: 'max-content',
    fit: 'fit-content',
  }),
  /** Minimum size of a touch target. */
  touch: { value: '2.75rem' },
  /** Height of buttons and menu items: 36 px with a mouse, 44 px with a finger or on phones; see styles.css. */
  control: { value: 'var(--control, 2.25rem)' },
  avatar: values({ sm: '45px', md: '60px', lg: '80px', xl: '120px' }),
  /** Widths of pages. */
  column: values({ narrow: '26rem', page: '40rem', reading: '42rem', wide: '76rem' }),
  /** Parts of the frame: the bar, the side column with and without its labels beside the icons. */
  frame: values({ bar: '3.5rem', side: '15rem', rail: '5rem', aside: '18.5rem' }),
})

export const radii = defineTokens.radii(
  values({ none: '0', xs: '0.375rem', sm: '0.625rem', md: '0.875rem', lg: '1.25rem', full: '9999px' }),
)

export const zIndex = defineTokens.zIndex(
  values({ base: 0, raised: 1, bar: 20, popover: 40, dialog: 50, toast: 60, tooltip: 70 }),
)

export const durations = defineTokens.durations(values({ fast: '120ms', normal: '180ms', slow: '240ms' }))

export const easings = defineTokens.easings(
  values({ out: 'cubic-bezier(0.2, 0.8, 0.2, 1)', inOut: 'cubic-bezier(0.45, 0, 0.25, 1)' }),
)

export const shadows = defineSemanticTokens.shadows({
  /** Shadow of a selected segment; cards have none. */
  sm: { value: { base: '0 1px 2px rgb(58 46 30 / 0.06)', _dark: 'none' } },
  /** Shadow of menus and toasts. */
  md: {
    value: {
      base: '0 2px 6px rgb(58 46 30 / 0.06), 0 12px 32px rgb(58 46 30 / 0.13)',
      _dark: '0 2px 6px rgb(0 0 0 / 0.3), 0 12px 32px rgb(0 0 0 / 0.5)',
    },
  },
  /** Shadow of dialogs. */
  lg: {
    value: {
      base: '0 4px 12px rgb(58 46 30 / 0.08), 0 32px 72px rgb(58 46 30 / 0.22)',
      _dark: '0 4px 12px rgb(0 0 0 / 0.4), 0 32px 72px rgb(0 0 0 / 0.6)',
    },
  },
})

export const keyframes = defineKeyframes({
  fade: { from: { opacity: 0 } },
  fadeOut: { to: { opacity: 0 } },
  rise: { from: { opacity: 0, transform: 'translateY(0.5rem)' } },
  drop: { from: { opacity: 0, transform: 'translateY(-0.375rem) scale(0.985)' } },
  turn: { to: { transform: 'rotate(1turn)' } },
  breathe: { '50%': { opacity: 0.4 } },
})
