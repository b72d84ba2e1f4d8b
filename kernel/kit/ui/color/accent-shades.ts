import { neutrals } from '../tokens/neutrals'
import { contrast, type Oklch, toHex, toOklch } from './oklch'

/** Accent colors of one theme, as `#rrggbb`. */
export interface AccentTheme {
  /** Background of a main button: the deployment's color if it has enough contrast. */
  readonly fill: string
  readonly hover: string
  /** Text and icons on the main button, with a contrast of at least 4.5:1. */
  readonly on: string
  /** Text, icons and focus rings on surfaces, with a contrast of at least 4.5:1. */
  readonly text: string
  /** Tinted background behind text in the accent color. */
  readonly soft: string
}

export interface AccentShades {
  readonly light: AccentTheme
  readonly dark: AccentTheme
}

interface ThemeRule {
  readonly surfaces: readonly [string, ...string[]]
  readonly soft: { readonly l: number; readonly c: number }
  readonly textFrom: (l: number) => number
  readonly step: number
  /** Minimum contrast of a main button with the surface. */
  readonly fillContrast: number
}

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i
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

/** Changes the lightness of a color until it has enough contrast with all of `others`. */
function adjustLightness(color: Oklch, step: number, minContrast: number, others: readonly string[]): string {
  let l = color.l + step
  let hex = toHex(color)
  while (others.some((other) => contrast(hex, other) < minContrast) && l > 0 && l < 1) {
    hex = toHex({ ...color, l })
    l += step
  }
  return hex
}

const black: Oklch = { mode: 'oklch', l: 0, c: 0 }

const readableOn = (fill: string) =>
  [WHITE, neutrals.text.light, BLACK].find((ink) => contrast(ink, fill) >= READABLE) ?? BLACK

/** Hover color: darker than `fill` below white text, else lighter; the opposite if `fill` is nearly black or white. */
function hoverOf(fill: string, on: string): string {
  const color = toOklch(fill) ?? black
  if (on === WHITE) return toHex({ ...color, l: color.l + (color.l > 0.3 ? -0.05 : 0.12) })
  return toHex({ ...color, l: color.l + (color.l > 0.9 ? -0.05 : 0.05) })
}

function themeOf(accent: string, color: Oklch, rule: ThemeRule): AccentTheme {
  const [surface] = rule.surfaces
  const isVisible = contrast(accent, surface) >= rule.fillContrast
  const fill = isVisible ? accent : adjustLightness(color, rule.step, rule.fillContrast, [surface])
  const soft = toHex({ ...color, l: rule.soft.l, c: Math.min(color.c, rule.soft.c) })
  const on = readableOn(fill)
  return {
    fill,
    hover: hoverOf(fill, on),
    on,
    text: adjustLightness({ ...color, l: rule.textFrom(color.l) }, rule.step, READABLE, [
      ...rule.surfaces,
      soft,
    ]),
    soft,
  }
}

/**
 * Derives readable shades of an accent color for both themes.
 * @param hex `#abc` or `#aabbcc`, any case
 * @returns `undefined` when `hex` has another form
 * @example
 * accentShades('#ffd400')?.light.text // a brown-gold that is readable on white
 */
export function accentShades(hex: string): AccentShades | undefined {
  const color = HEX.test(hex) && toOklch(hex)
  if (!color) return undefined
  const accent = toHex(color)
  return { light: themeOf(accent, color, rules.light), dark: themeOf(accent, color, rules.dark) }
}
