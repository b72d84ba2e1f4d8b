import { describe, expect, test } from '@rstest/core'
import { neutrals } from '../tokens/neutrals'
import { accentShades } from './accent-shades'
import { contrast } from './oklch'

const hostile = [
  '#0f6e5f',
  '#ffff00',
  '#ffffff',
  '#000000',
  '#abc',
  '#ABC',
  '#777777',
  '#ff0000',
  '#00ff00',
  '#1a1aff',
]

describe('accentShades with any accent color', () => {
  for (const hex of hostile) {
    test.each(['light', 'dark'] as const)(`accentShades makes ${hex} readable in the %s theme`, (theme) => {
      const shades = accentShades(hex)?.[theme]
      if (!shades) throw new Error(`${hex} is a color.`)
      const surfaces = [neutrals.bg, neutrals.surface, neutrals.subtle, neutrals.raised].map(
        (one) => one[theme],
      )

      expect(contrast(shades.on, shades.fill)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(shades.on, shades.hover)).toBeGreaterThanOrEqual(4.5)
      for (const surface of [...surfaces, shades.soft]) {
        expect(contrast(shades.text, surface)).toBeGreaterThanOrEqual(4.5)
      }
      expect(contrast(shades.fill, neutrals.surface[theme])).toBeGreaterThanOrEqual(1.3)
      expect(shades.hover).not.toBe(shades.fill)
    })
  }
})

test('accentShades keeps an accent color that has enough contrast', () => {
  expect(accentShades('#0F6E5F')?.light.fill).toBe('#0f6e5f')
  expect(accentShades('#0f6e5f')?.light.text).toBe('#0f6e5f')
})

test('accentShades accepts colors in the short form #abc', () => {
  expect(accentShades('#abc')).toEqual(accentShades('#aabbcc'))
})

test.each(['', 'green', '0f6e5f', '#12', '#12345', '#gggggg', '#0f6e5f80', 'red;}', ' #abc'])(
  'accentShades rejects %j',
  (text) => expect(accentShades(text)).toBeUndefined(),
)
