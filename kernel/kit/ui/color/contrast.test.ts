import { describe, expect, test } from '@rstest/core'
import { boxRecipe } from '../field/field.recipe'
import { menuRecipe } from '../menu/menu.lazy'
import { switchRecipe } from '../switch/switch'
import { semanticColors } from '../tokens/colors'
import { neutrals } from '../tokens/neutrals'
import { accentShades } from './accent-shades'
import { contrast } from './oklch'

const accents = ['#0f6e5f', '#ffd400', '#000000', '#ffffff', '#d6336c', '#1a1aff', '#777777']
const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

function colorOf(token: string, theme: Theme, accent: string): string {
  const [group, shade = 'DEFAULT'] = token.split('.')
  if (group === 'accent') {
    const shades = accentShades(accent)?.[theme]
    return shades?.[shade as keyof typeof shades] ?? 'no such shade'
  }
  if (group && group in neutrals) return neutrals[group as keyof typeof neutrals][theme]
  const tokens: unknown = Reflect.get(semanticColors, group ?? '')
  const { value } = Object(Object(tokens)[shade]) as { value: { base: string; _dark: string } }
  return theme === 'light' ? value.base : value._dark
}

const ringOf = (outline: unknown) => /\{colors\.([\w.]+)\}/.exec(String(outline))?.[1] ?? 'transparent'

const backgroundOf = (styles: object | undefined) =>
  String(Object(styles).bg ?? Object(styles).background ?? Object(styles).backgroundColor)

const item = menuRecipe.raw({}).item as { _highlighted: { outline: string } }
const knob = switchRecipe.raw({})
const box = boxRecipe.raw({})

/** Parts of controls with their backgrounds. Each pair needs a contrast of 3:1 (WCAG 2.2, 1.4.11 and 2.4.7). */
const marks: readonly (readonly [what: string, mark: string, ground: string])[] = [
  [
    // Covers FLT-90
    'the outline of a highlighted menu item on the menu',
    ringOf(item._highlighted.outline),
    'raised',
  ],
  [
    // Covers FLT-90
    'the outline of a highlighted menu item on the item',
    ringOf(item._highlighted.outline),
    backgroundOf(item._highlighted),
  ],
  [
    // Covers FLT-106
    'the knob of a switch that is off',
    String(Object(knob.track).color),
    backgroundOf(knob.track),
  ],
  [
    // Covers FLT-106
    'the track of a switch that is on',
    'accent.text',
    'surface',
  ],
  ...(['bg', 'surface', 'raised', 'subtle'] as const).map(
    (ground) =>
      [
        // Covers FLT-106
        `the border of a field on the background ${ground}`,
        String(box.borderColor),
        ground,
      ] as const,
  ),
]

describe.each(themes)('in the %s theme', (theme) => {
  test.each(marks)('%s has a contrast of 3:1 with any accent color', (_, mark, ground) => {
    for (const accent of accents)
      expect(contrast(colorOf(mark, theme, accent), colorOf(ground, theme, accent))).toBeGreaterThanOrEqual(3)
  })
})
