import { afterEach, describe, expect, test } from '@rstest/core'
import fc from 'fast-check'
import { cutText } from './cut-text'

const { Segmenter } = Intl
afterEach(() => void Reflect.set(Intl, 'Segmenter', Segmenter))

// Covers FLT-154
describe.each([
  ['with', Segmenter],
  ['without', undefined],
])('%s Intl.Segmenter', (_, available) => {
  const cut = (...parameters: Parameters<typeof cutText>) => {
    Reflect.set(Intl, 'Segmenter', available)
    return cutText(...parameters)
  }

  test.each([
    ['a short text', 'Ana', 3, 'Ana'],
    ['a long text', 'Ana Dias', 5, 'Ana D'],
    ['a surrogate pair', 'Ana 🎸', 5, 'Ana '],
    ['a skin tone', 'Ana 👍🏽', 6, 'Ana '],
    ['a picture of several', 'Ana 👩‍👩‍👧', 9, 'Ana '],
    ['a flag', 'Ana 🇧🇷🇵🇹', 10, 'Ana 🇧🇷'],
    ['a flag of a region', 'Ana 🏴󠁧󠁢󠁥󠁮󠁧󠁿', 10, 'Ana '],
    ['a letter with an accent of its own', 'Joa\u0303o', 3, 'Jo'],
    ['one character that is too long', '👩‍👩‍👧', 4, '👩‍'],
  ])('%s is cut whole', (_name, text, length, expected) => {
    expect(cut(text, length)).toBe(expected)
  })

  test('no cut leaves half a surrogate pair or more than fits', () => {
    const emoji = fc.constantFrom('👩‍👩‍👧', '🇧🇷', '👍🏽', 'e\u0301', 'x', ' ')
    fc.assert(
      fc.property(fc.string({ unit: emoji }), fc.nat(20), (text, length) => {
        const result = cut(text, length)
        expect(result.length).toBeLessThanOrEqual(length)
        expect(result.isWellFormed()).toBe(true)
      }),
    )
  })
})

test('cutText ends a cut text with an ellipsis', () => {
  expect(cutText('Ana Dias', 4, '…')).toBe('Ana…')
  expect(cutText('Ana', 4, '…')).toBe('Ana')
})
