import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  type Oklch,
  useMode as registerMode,
  wcagContrast,
} from 'culori/fn'

for (const mode of [modeRgb, modeLrgb, modeOklab, modeOklch]) registerMode(mode as typeof modeRgb)

export type { Oklch }

/** Converts `#abc` or `#aabbcc` to OKLCH. */
export const toOklch: (color: string) => Oklch | undefined = converter('oklch')

/** The nearest color that screens can show: reduces chroma, keeps lightness and hue. */
export const toHex = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'))

/** WCAG contrast ratio of two colors, 1 to 21. */
export const contrast: (one: string, other: string) => number = wcagContrast
