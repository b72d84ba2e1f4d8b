import { neutrals } from '../tokens/neutrals'
import { contrast, type Oklch, parseHex, toHex, toOklch } from './oklch'

/** The accent as one theme needs it; every value `#rrggbb`. */
export interface AccentTheme {
  /** The fill of a main button: the deployment's own colour wherever that can be seen at all. */
  readonly fill: string
  /** The same fill under the pointer. */
  readonly hover: string
  /** Text and icons on either fill, at least 4.5:1. */
  readonly on: string
  /** Text, icons, marks and focus rings on this theme's surfaces, at least 4.5:1. */
  readonly text: string
  /** A quiet tint behind accent text. */
  readonly soft: string
}

/** What {@link accentShades} answers: one set for each theme. */
export interface AccentShades {
  readonly light: AccentTheme
  readonly dark: AccentTheme
}

interface ThemeRule {
  readonly surfaces: readonly [string, ...string[]]
  readonly soft: { readonly l: number; readonly c: number }
  readonly textFrom: (l: number) => number
  readonly step: number
  /** The least contrast of a fill with the surface it stands on. */
  readonly fillContrast: number
}

const READABLE = 4.5
const WHITE = '#ffffff'
const BLACK = '#000000'

const rules: Record<'light' | 'dark', ThemeRule> = {
  light: {
    surfaces: [neutrals.surface.light, neutrals.bg.light, neutrals.subtle.light],
    soft: { l: 0.95, c: 0.024 },
    textFrom: (l) => Math.min(l, 0.56),
    step: -0.01,
    fillContrast: 1.3,
  },
  dark: {
    surfaces: [neutrals.surface.dark, neutrals.bg.dark, neutrals.subtle.dark, neutrals.raised.dark],
    soft: { l: 0.31, c: 0.04 },
    textFrom: (l) => Math.max(l, 0.78),
    step: 0.01,
    fillContrast: 2.4,
  },
}

/** Walks the lightness one way until the colour is far enough from all of `others`. */
function until(colour: Oklch, step: number, least: number, others: readonly string[]): string {
  let l = colour.l + step
  let hex = toHex(colour)
  while (others.some((other) => contrast(hex, other) < least) && l > 0 && l < 1) {
    hex = toHex({ ...colour, l })
    l += step
  }
  return hex
}

const readableOn = (fill: string) =>
  [WHITE, neutrals.text.light, BLACK].find((ink) => contrast(ink, fill) >= READABLE) ?? BLACK

/** Away from the ink, so that the text only gains; at the end of the scale there is only one way to go. */
function hoverOf(fill: string, on: string): string {
  const colour = toOklch(parseHex(fill) ?? [0, 0, 0])
  if (on === WHITE) return toHex({ ...colour, l: colour.l + (colour.l > 0.3 ? -0.05 : 0.12) })
  return toHex({ ...colour, l: colour.l + (colour.l > 0.9 ? -0.05 : 0.05) })
}

function themeOf(accent: string, colour: Oklch, rule: ThemeRule): AccentTheme {
  const [surface] = rule.surfaces
  const isSeen = contrast(accent, surface) >= rule.fillContrast
  const fill = isSeen ? accent : until(colour, rule.step, rule.fillContrast, [surface])
  const soft = toHex({ ...colour, l: rule.soft.l, c: Math.min(colour.c, rule.soft.c) })
  const on = readableOn(fill)
  return {
    fill,
    hover: hoverOf(fill, on),
    on,
    text: until({ ...colour, l: rule.textFrom(colour.l) }, rule.step, READABLE, [...rule.surfaces, soft]),
    soft,
  }
}

/**
 * Everything the design system needs of an accent colour, readable whatever the colour is.
 *
 * @param hex `#abc` or `#aabbcc`, any case
 * @returns the shades of both themes, or `undefined` for anything else
 * @example
 * accentShades('#0f6e5f')?.light.on   // '#ffffff'
 * accentShades('#ffd400')?.light.text // a brown-gold that can be read on white
 */
export function accentShades(hex: string): AccentShades | undefined {
  const rgb = parseHex(hex)
  if (!rgb) return undefined
  const accent = `#${rgb
    .map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
  const colour = toOklch(rgb)
  return { light: themeOf(accent, colour, rules.light), dark: themeOf(accent, colour, rules.dark) }
}
