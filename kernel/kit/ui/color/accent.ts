import { accentShades } from './accent-shades'

/**
 * Applies a deployment's accent color to both themes.
 * @param hex `#abc` or `#aabbcc`
 * @returns whether `hex` is a color; otherwise nothing changes
 */
export function setAccent(hex: string): boolean {
  const shades = accentShades(hex)
  if (!shades) return false
  const { style } = document.documentElement
  for (const [theme, shadesOfTheme] of Object.entries(shades)) {
    for (const [name, color] of Object.entries(shadesOfTheme)) {
      // Styles are set through the CSSOM, which a strict Content Security Policy allows.
      style.setProperty(`--accent-${name}-${theme}`, String(color))
    }
  }
  return true
}
