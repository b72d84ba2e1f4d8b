import { expect, test } from '@rstest/core'
import { readPrices } from './prices'

const cases: [string, unknown, unknown, number | undefined, number | undefined][] = [
  ['a discount below the full price counts', 75, 49.5, 7500, 4950],
  ['a discount of 0 is none', 75, 0, 7500, 7500],
  ['a discount below 0 is none', 75, -1, 7500, 7500],
  ['a discount of the full price is none', 75, 75, 7500, 7500],
  ['a discount above the full price is none', 75, 80, 7500, 7500],
  ['without a discount the full price is to be paid', 75, undefined, 7500, 7500],
  ['without a full price the other one is it', null, 49.5, 4950, 4950],
  ['a full price of 0 is none', 0, 49.5, 4950, 4950],
  ['what has no price above 0 is free', 0, 0, 0, 0],
  ['what has a full price of 0 alone is free', 0, null, 0, 0],
  ['what has a discount price of 0 alone is free', null, 0, 0, 0],
  ['what has no price at all is not free', null, undefined, undefined, undefined],
]
// Covers FLT-41
for (const [name, fullPrice, discountPrice, full, toPay] of cases)
  test(`${name}`, () => {
    const prices = readPrices({ fullPrice, discountPrice, currency: 'EUR' })
    expect([prices.fullPrice?.minor, prices.discountPrice?.minor]).toEqual([full, toPay])
  })
