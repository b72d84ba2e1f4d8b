import { accentShades } from './accent-shades'

/**
 * Dresses the whole product in a deployment's colour, at once and in both themes. Text stays readable
 * whatever the colour is.
 *
 * @param hex `#abc` or `#aabbcc`
 * @returns whether it is a colour; if not, the accent stays as it was
 * @example
 * setAccent('#7a3ea8')
 */
export function setAccent(hex: string): boolean {
  const shades = accentShades(hex)
  if (!shades) return false
  const { style } = document.documentElement
  for (const [theme, parts] of Object.entries(shades)) {
    for (const [part, colour] of Object.entries(parts)) {
      // Through the CSSOM, which a strict Content Security Policy allows.
      style.setProperty(`--accent-${part}-${theme}`, String(colour))
    }
  }
  return true
}
