import { accentShades } from './accent-shades'

/**
 * Applies a deployment's accent color to both themes.
 * @param hex `#abc` or `#aabbcc`
 * @returns whether it is a color; otherwise nothing changes
 */
export function setAccent(hex: string): boolean {
  const shades = accentShades(hex)
  if (!shades) return false
  const { style } = document.documentElement
  for (const [theme, shadesOfTheme] of Object.entries(shades)) {
    for (const [name, color] of Object.entries(shadesOfTheme)) {
      // CSSOM is allowed by a strict Content Security Policy.
      style.setProperty(`--accent-${name}-${theme}`, String(color))
    }
  }
  return true
}
