interface Neutral {
  readonly light: string
  readonly dark: string
}

/** Plain data: read by the browser to compute accent shades and by panda.config.ts. */
export const neutrals = {
  bg: { light: '#faf9f6', dark: '#161412' },
  /** Cards, bars, fields. */
  surface: { light: '#ffffff', dark: '#1f1c1a' },
  /** Menus, dialogs, toasts. */
  raised: { light: '#ffffff', dark: '#292522' },
  /** Hover, wells, skeletons. */
  subtle: { light: '#f3f1ec', dark: '#2a2623' },
  /** Tracks, pressed controls. */
  muted: { light: '#e7e3db', dark: '#3a3531' },
  /** Hairlines. */
  line: { light: '#e8e4dc', dark: '#332e2a' },
  /** Borders of controls, 3:1 on every surface. */
  edge: { light: '#8c857a', dark: '#7f766c' },
  text: { light: '#231f1b', dark: '#f2eee8' },
  /** Hints, dates, placeholders; 4.5:1. */
  quiet: { light: '#635c52', dark: '#b5aca1' },
} as const satisfies Record<string, Neutral>
