/** Lightness 0..1, chroma 0..~0.37, hue in radians; perceptually uniform, unlike RGB or HSL. */
export interface Oklch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i

/** @returns channels 0..1, or `undefined` for anything but `#abc` or `#aabbcc` */
export function parseHex(hex: string): Triple | undefined {
  if (!HEX.test(hex)) return undefined
  const digits = hex.slice(1)
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const value = Number.parseInt(full, 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}

const toLinear = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
const fromLinear = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055)

export function toOklch([red, green, blue]: Triple): Oklch {
  const r = toLinear(red)
  const g = toLinear(green)
  const b = toLinear(blue)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const k = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, k),
    h: Math.atan2(k, a),
  }
}

function toRgb({ l: light, c, h }: Oklch): Triple {
  const a = c * Math.cos(h)
  const k = c * Math.sin(h)
  const l = (light + 0.3963377774 * a + 0.2158037573 * k) ** 3
  const m = (light - 0.1055613458 * a - 0.0638541728 * k) ** 3
  const s = (light - 0.0894841775 * a - 1.291485548 * k) ** 3
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

const isShowable = (rgb: Triple) => rgb.every((v) => v >= -0.001 && v <= 1.001)

/** Nearest displayable color: reduces chroma, keeps lightness and hue. */
export function toHex(color: Oklch): string {
  let { c } = color
  let rgb = toRgb(color)
  while (!isShowable(rgb) && c > 0) {
    c = Math.max(0, c - 0.004)
    rgb = toRgb({ ...color, c })
  }
  const digits = rgb.map((v) => Math.round(Math.min(1, Math.max(0, v)) * 255).toString(16))
  return `#${digits.map((d) => d.padStart(2, '0')).join('')}`
}

function luminance(hex: string): number {
  const [r, g, b] = (parseHex(hex) ?? [0, 0, 0]).map(toLinear) as unknown as Triple
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast ratio, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
