import { describe, expect, test } from '@rstest/core'
import fc from 'fast-check'
import { languages } from '../../../core/config/languages'
import { setDefaultCurrency } from './default-currency'
import { amountOf, decimalsOf, multiply, readMoney, readPrices, sum } from './money'
import { createMoneyFormatter } from './use-money'

const currencies = { JPY: 0, EUR: 2, USD: 2, BRL: 2, KWD: 3 } as const
const aCurrency = fc.constantFrom(...Object.keys(currencies))
const someMinor = fc.integer({ min: 0, max: 10 ** 12 })
const digitsOf = (text: string) => text.replace(/\D/g, '')

// Covers COM-CART-01
describe('Money', () => {
  test('decimalsOf returns the decimals of each currency', () => {
    for (const [currency, decimals] of Object.entries(currencies)) expect(decimalsOf(currency)).toBe(decimals)
    expect(decimalsOf('')).toBe(2)
    expect(decimalsOf('not a code')).toBe(2)
  })

  test('money is unchanged when converted to the server’s format and back', () => {
    fc.assert(
      fc.property(someMinor, aCurrency, (minor, currency) => {
        expect(readMoney(amountOf({ minor, currency }), currency)).toEqual({ minor, currency })
      }),
    )
  })

  test('readMoney rounds the decimal digits of an amount, not its binary value', () => {
    expect(readMoney(1.005, 'EUR')?.minor).toBe(101)
    expect(readMoney('89.90', 'eur')).toEqual({ minor: 8990, currency: 'EUR' })
    expect(readMoney(0.1, 'KWD')?.minor).toBe(100)
    expect(readMoney(1234.5, 'JPY')?.minor).toBe(1235)
    expect(readMoney(-2.5, 'USD')?.minor).toBe(-250)
    for (const none of [null, undefined, '', 'ten', Number.NaN, Number.POSITIVE_INFINITY, 1e300, {}])
      expect(readMoney(none, 'EUR')).toBeUndefined()
  })

  // Covers KRN-I18N-06
  test('readMoney uses the deployment’s currency when none is given', () => {
    for (const none of [null, undefined, '', ' '])
      expect(readMoney(18, none)).toEqual({ minor: 1800, currency: 'USD' })
    setDefaultCurrency('JPY')
    expect(readMoney(18, null)).toEqual({ minor: 18, currency: 'JPY' })
    expect(readMoney(18, 'EUR')?.currency).toBe('EUR')
    setDefaultCurrency('USD')
  })

  test('the sum of amounts is exact, and the same in any order', () => {
    const items = fc.array(fc.record({ minor: someMinor, count: fc.integer({ min: 1, max: 99 }) }), {
      maxLength: 20,
    })
    fc.assert(
      fc.property(items, aCurrency, (lines, currency) => {
        const amounts = lines.map(({ minor, count }) => multiply({ minor, currency }, count))
        const exact = lines.reduce((sum, { minor, count }) => sum + BigInt(minor) * BigInt(count), 0n)
        expect(BigInt(sum(amounts, currency).minor)).toBe(exact)
        expect(sum(amounts.toReversed(), currency)).toEqual(sum(amounts, currency))
      }),
    )
    expect(sum([], 'EUR')).toEqual({ minor: 0, currency: 'EUR' })
  })

  for (const language of languages)
    test(`money is formatted with all its decimals when the language is ${language}`, () => {
      const write = createMoneyFormatter(language)
      fc.assert(
        fc.property(someMinor, aCurrency, (minor, currency) => {
          const text = write({ minor, currency })
          const least = decimalsOf(currency) + 1
          expect(digitsOf(text)).toBe(String(minor).padStart(least, '0'))
          expect(text).toMatch(/[^\d\s.,]/)
        }),
      )
      expect(write({ minor: 1250, currency: 'Coins' })).toMatch(/^12[.,]50 Coins$/)
      expect(write({ minor: 1250, currency: '' })).toMatch(/^12[.,]50$/)
    })

  // Covers EXT-10
  test.each([
    ['ar', '\u2068R$\u2069'],
    ['he', '\u2068R$\u2069'],
    ['pt-BR', 'R$'],
  ])('the symbol of a currency keeps its letters together in %s', (language, symbol) => {
    const [written] =
      /\u2068?R\$\u2069?/.exec(createMoneyFormatter(language)({ minor: 18_000, currency: 'BRL' })) ?? []
    expect(written).toBe(symbol)
  })

  test.each([
    ['es', 'BRL', '149,90 R$'],
    ['es', 'USD', '149,90 US$'],
    ['es', 'MXN', '149,90 MXN'],
    ['es', 'SEK', '149,90 SEK'],
    ['en', 'ARS', 'ARS 149.90'],
  ])('in %s, %s has its symbol if no other currency has it', (language, currency, written) => {
    const text = createMoneyFormatter(language)({ minor: 14_990, currency })
    expect(text.replaceAll(/\s/g, ' ')).toBe(written)
  })
})

const cases: [string, unknown, unknown, number | undefined, number | undefined][] = [
  ['applies a discount below the full price', 75, 49.5, 7500, 4950],
  ['ignores a discount of 0', 75, 0, 7500, 7500],
  ['ignores a negative discount', 75, -1, 7500, 7500],
  ['ignores a discount equal to the full price', 75, 75, 7500, 7500],
  ['ignores a discount above the full price', 75, 80, 7500, 7500],
  ['returns the full price when there is no discount', 75, undefined, 7500, 7500],
  ['uses the discount price when the full price is missing', null, 49.5, 4950, 4950],
  ['ignores a full price of 0', 0, 49.5, 4950, 4950],
  ['returns 0 when both prices are 0', 0, 0, 0, 0],
  ['returns 0 when only a full price of 0 is sent', 0, null, 0, 0],
  ['returns 0 when only a discount price of 0 is sent', null, 0, 0, 0],
  ['returns no price when the server sent none', null, undefined, undefined, undefined],
  ['returns no price when both prices are negative', -1, -1, undefined, undefined],
  ['returns no price when only a negative one is sent', -1, null, undefined, undefined],
  ['returns 0 when the other price is negative', -1, 0, 0, 0],
]
// Covers FLT-41, FLT-168
for (const [name, fullPrice, discountPrice, full, toPay] of cases)
  test(`readPrices ${name}`, () => {
    const prices = readPrices({ fullPrice, discountPrice, currency: 'EUR' })
    expect([prices.fullPrice?.minor, prices.discountPrice?.minor]).toEqual([full, toPay])
  })
