import { expect, test } from '@rstest/core'
import { readPrices } from './prices'

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
]
// Covers FLT-41
for (const [name, fullPrice, discountPrice, full, toPay] of cases)
  test(`readPrices ${name}`, () => {
    const prices = readPrices({ fullPrice, discountPrice, currency: 'EUR' })
    expect([prices.fullPrice?.minor, prices.discountPrice?.minor]).toEqual([full, toPay])
  })
