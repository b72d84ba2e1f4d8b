import { expect, test } from '@rstest/core'
import { readPrices } from './prices'

const cases: [string, unknown, unknown, number | undefined, number | undefined][] = [
  ['applies a discount below the full price', 75, 49.5, 7500, 4950],
  ['ignores a discount of 0', 75, 0, 7500, 7500],
  ['ignores a negative discount', 75, -1, 7500, 7500],
  ['ignores a discount equal to the full price', 75, 75, 7500, 7500],
  ['ignores a discount above the full price', 75, 80, 7500, 7500],
  ['charges the full price without a discount', 75, undefined, 7500, 7500],
  ['uses the discount price when the full price is missing', null, 49.5, 4950, 4950],
  ['ignores a full price of 0', 0, 49.5, 4950, 4950],
  ['is free when both prices are 0', 0, 0, 0, 0],
  ['is free when the only price, the full one, is 0', 0, null, 0, 0],
  ['is free when the only price, the discount one, is 0', null, 0, 0, 0],
  ['is not free without any price', null, undefined, undefined, undefined],
]
// Covers FLT-41
for (const [name, fullPrice, discountPrice, full, toPay] of cases)
  test(`${name}`, () => {
    const prices = readPrices({ fullPrice, discountPrice, currency: 'EUR' })
    expect([prices.fullPrice?.minor, prices.discountPrice?.minor]).toEqual([full, toPay])
  })
