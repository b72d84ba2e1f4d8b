import { expect, test } from '@rstest/core'
import { latinKey } from './latin-key'

// Covers FLT-176
test.each([
  ['a Cyrillic letter', 'л', 'KeyK', false, 'k'],
  ['a Cyrillic capital letter', 'Л', 'KeyK', true, 'k'],
  ['a Greek letter', 'ξ', 'KeyJ', false, 'j'],
  ['a Hebrew letter', 'כ', 'KeyF', false, 'f'],
  ['two Arabic letters on one key', 'لا', 'KeyB', false, 'b'],
  ['an Arabic digit', '٠', 'Digit0', false, '0'],
  ['an Arabic question mark', '؟', 'Slash', true, '?'],
  ['a Cyrillic letter in the place of a sign', 'Б', 'Comma', true, '<'],
  ['a Cyrillic letter in the place of a comma', 'б', 'Comma', false, 'б'],
  ['a Latin letter of another layout', 'k', 'KeyV', false, 'k'],
  ['a Latin letter with an accent', 'é', 'Digit2', false, 'é'],
  ['a sign of another layout', ';', 'KeyQ', false, ';'],
  ['a named key', 'ArrowLeft', 'ArrowLeft', false, 'ArrowLeft'],
])('latinKey of %s %s on %s with Shift %s is %s', (_, key, code, shiftKey, latin) => {
  expect(latinKey({ key, code, shiftKey })).toBe(latin)
})
