interface Neutral {
  readonly light: string
  readonly dark: string
}

/**
 * Paper by day, warm charcoal by night. The accent's shades are computed against these, so they are
 * plain data that both the browser and panda.config.ts read.
 */
export const neutrals = {
  /** The page. */
  bg: { light: '#faf9f6', dark: '#161412' },
  /** Cards, bars, fields. */
  surface: { light: '#ffffff', dark: '#1f1c1a' },
  /** What floats: menus, dialogs, toasts. */
  raised: { light: '#ffffff', dark: '#292522' },
  /** Quiet fills: hover, wells, skeletons. */
  subtle: { light: '#f3f1ec', dark: '#2a2623' },
  /** Stronger fills: tracks, pressed. */
  muted: { light: '#e7e3db', dark: '#3a3531' },
  /** Hairlines. */
  line: { light: '#e8e4dc', dark: '#332e2a' },
  /** Edges of controls, 3:1 with each surface, `subtle` included. */
  edge: { light: '#8c857a', dark: '#7f766c' },
  text: { light: '#231f1b', dark: '#f2eee8' },
  /** Second voice: hints, dates, placeholders; 4.5:1. */
  quiet: { light: '#635c52', dark: '#b5aca1' },
} as const satisfies Record<string, Neutral>
