import { describe, expect, test } from '@rstest/core'
import fc from 'fast-check'
import { languages, languageTag } from '../../../core/config/languages'
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

const separatorsOf = (locale: string) => {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8)
  const decimal = parts.find(({ type }) => type === 'decimal')?.value ?? ''
  return { decimal, groups: ['.', ',', ' ', '\u00a0', '\u202f', "'", '’'].filter((sign) => sign !== decimal) }
}
const toWide = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))

// Covers FLT-123
describe.each(languages)('in %s', (language) => {
  const locale = languageTag(language)
  const { decimal, groups } = separatorsOf(locale)

  test('every usual way to type an integer gives that integer', () => {
    const styles = [(text: string) => text, toWide, (text: string) => ` ${text}\u00a0`]
    const signs = fc.constantFrom('', ...groups)
    fc.assert(
      fc.property(fc.maxSafeInteger(), signs, fc.constantFrom(...styles), (number, sign, style) => {
        const text = String(number).replace(/\B(?=(\d{3})+$)/g, sign)
        expect(parseInteger(style(text), locale)).toBe(number)
      }),
    )
  })

  test('no number with decimals is read as an integer', () => {
    const fraction = fc.stringMatching(/^\d{1,6}$/)
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fraction,
        fc.boolean(),
        (number, digits, isGrouped) => {
          const whole = new Intl.NumberFormat(locale, { useGrouping: isGrouped }).format(number)
          expect(parseInteger(`${whole}${decimal}${digits}`, locale)).toBeUndefined()
        },
      ),
    )
  })

  test('a typed text gives the integer of all its digits, or none', () => {
    const signs = [...'0123456789', ...'0123456789', ...groups, decimal, ...'-+eExX/%', '１']
    const typed = fc.string({ unit: fc.constantFrom(...signs), maxLength: 12 })
    fc.assert(
      fc.property(typed, (text) => {
        const number = parseInteger(text, locale)
        if (number === undefined) return
        const [, sign = '', body = ''] = /^([-+]*)(.*)$/.exec(text.normalize('NFKC').trim()) ?? []
        expect(number).toBe(Number(`${sign.includes('-') ? '-' : ''}${body.replace(/\D/g, '')}`) || 0)
        const [first = '', ...rest] = body.split(/\D/)
        const used = new Set(body.replace(/\d/g, ''))
        expect(used.has(decimal)).toBe(false)
        expect(used.size).toBeLessThanOrEqual(1)
        // Only whole groups: `1.44` is not 144.
        expect(rest.at(-1)?.length ?? 3).toBe(3)
        expect(first).not.toBe('')
      }),
      { numRuns: 2_000 },
    )
  })
})

test.each([
  [7, 7, false, false],
  [0, 1, true, false],
  [-3, 1, true, false],
  [400, 99, false, true],
  [Number.POSITIVE_INFINITY, 99, false, true],
])('integerIn limits %j to %j', (number, value, isTooSmall, isTooLarge) =>
  expect(integerIn(number, 1, 99)).toEqual({ value, isTooSmall, isTooLarge }),
)
