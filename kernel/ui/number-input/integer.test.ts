import { describe, expect, test } from '@rstest/core'
import fc from 'fast-check'
import { languages, languageTag } from '../../core/config/languages'
import { integerIn, parseInteger } from './integer'

// Covers FLT-123
describe('a typed integer is read as people write it in their language', () => {
  test.each([
    ['en', '7', 7],
    ['en', ' 12 ', 12],
    ['en', '-3', -3],
    ['en', '+3', 3],
    ['en', '1,000', 1000],
    ['en', '1,234,567', 1234567],
    ['en', '1 000', 1000],
    ['en', '１４４０', 1440],
    ['en', '１，４４０', 1440],
    ['en', '1.440', undefined],
    ['en', '2.5', undefined],
    ['en', '1e3', undefined],
    ['en', '14e', undefined],
    ['en', '1,2', undefined],
    ['en', '1,234 567', undefined],
    ['en', '0x10', undefined],
    ['en', '', undefined],
    ['en', 'many', undefined],
    ['en', '--3', undefined],
    ['pt-BR', '1.440', 1440],
    ['pt-BR', '1,000', undefined],
    ['pt-BR', '2,5', undefined],
    ['pt-PT', '1.440', 1440],
    ['pt-PT', '1 440', 1440],
    ['pt-PT', '12\u00a0345', 12345],
    ['es', '1.440', 1440],
    ['es', '1.4', undefined],
    ['es', '1,440', undefined],
    ['en-IN', '12,34,567', 1234567],
    ['de-CH', '1’440', 1440],
    ['ar-EG', '١٬٤٤٠', 1440],
  ])('%s: %j is %j', (language, text, number) =>
    expect(parseInteger(text, languageTag(language))).toBe(number),
  )
})

// Covers FLT-123
test.each([...languages, 'en-IN', 'ar-EG', 'de-CH'])(
  'every integer is read back as %s formats it',
  (language) => {
    const formats = (['auto', 'always', false] as const).map(
      (useGrouping) => new Intl.NumberFormat(languageTag(language), { useGrouping }),
    )
    fc.assert(
      fc.property(fc.maxSafeInteger(), fc.constantFrom(...formats), (number, format) => {
        expect(parseInteger(format.format(number), languageTag(language))).toBe(number)
      }),
    )
  },
)

test.each([
  [7, 7, false, false],
  [0, 1, true, false],
  [-3, 1, true, false],
  [400, 99, false, true],
  [Number.POSITIVE_INFINITY, 99, false, true],
])('integerIn limits %j to %j', (number, value, isTooSmall, isTooLarge) =>
  expect(integerIn(number, 1, 99)).toEqual({ value, isTooSmall, isTooLarge }),
)
