interface Neutral {
  readonly light: string
  readonly dark: string
}

/** Neutral colors as data, for panda.config.ts and for computing accent shades in the browser. */
export const neutrals = {
  bg: { light: '#faf9f6', dark: '#161412' },
  /** Background of cards, bars and fields. */
  surface: { light: '#ffffff', dark: '#1f1c1a' },
  /** Background of menus, dialogs and toasts. */
  raised: { light: '#ffffff', dark: '#292522' },
  /** Background of hovered items, inset areas and skeletons. */
  subtle: { light: '#f3f1ec', dark: '#312c28' },
  /** Background of tracks and pressed controls. */
  muted: { light: '#e7e3db', dark: '#3a3531' },
  /** Color of thin separator lines. */
  line: { light: '#e8e4dc', dark: '#332e2a' },
  /** Color of control borders, with a contrast of 3:1 on every surface. */
  edge: { light: '#8c857a', dark: '#7f766c' },
  text: { light: '#231f1b', dark: '#f2eee8' },
  /** Color of hints, dates and placeholders, with a contrast of 4.5:1. */
  quiet: { light: '#635c52', dark: '#b5aca1' },
} as const satisfies Record<string, Neutral>
