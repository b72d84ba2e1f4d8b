import { expect, test } from '@rstest/core'
import { isBlank } from './parse'

const blank: [name: string, text: string][] = [
  ['no characters', ''],
  ['white space of all kinds', ' \t\n\u00a0\u2003\u3000\u2028'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['control characters', '\u0000\u0007\u0085'],
  ['direction marks', '\u200e\u200f\u202e\u2066\u061c'],
  ['soft hyphens and joiners', '\u00ad\u034f'],
  ['variation selectors', '\ufe0f\u{e0100}\u180b'],
  ['tags', '\u{e0041}\u{e007f}'],
  ['Hangul fillers', '\u115f\u1160\u3164\uffa0'],
  ['the braille blank', '\u2800\u2800'],
  ['Khmer inherent vowels', '\u17b4\u17b5'],
  ['musical controls and the null notehead', '\u{1d173}\u{1d159}'],
]
// Covers FLT-23
for (const [name, text] of blank)
  test(`isBlank is true for a text of ${name}`, () => expect(isBlank(text)).toBe(true))

const visible = ['a', '.', '❤\ufe0f', '👩\u200d🚀', 'می\u200cخواهم', '\u0301', '⠁', 'ㅎ', '-', '0']
// Covers FLT-23
for (const text of visible)
  test(`isBlank is false when the text is "${text}"`, () => expect(isBlank(text)).toBe(false))
