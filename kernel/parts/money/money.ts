import { readNumber, readText } from '../../core/parse/parse'
import { decimalsOf } from './currency-decimals'
import { defaultCurrency } from './default-currency'

/** An amount in the smallest unit of its currency (cents, whole yen), so that sums are exact. */
export interface Money {
  readonly minor: number
  /** Currency code by ISO 4217, in upper case. */
  readonly currency: string
}

/**
 * Parses a server amount in major units. Rounds half up on the decimal digits, not on their binary value. A
 * missing currency is the deployment's default.
 * @param amount `89.9` or `"89.90"`
 * @returns `undefined` when it is not a number or not exactly representable
 */
export function readMoney(amount: unknown, currency: unknown): Money | undefined {
  const code = readText(currency).trim().toUpperCase() || defaultCurrency()
  const value = readNumber(amount, Number.NaN)
  const minor = shiftDecimal(value, decimalsOf(code))
  return Number.isSafeInteger(minor) ? { minor, currency: code } : undefined
}

/** The amount in major units (8.99 instead of 899 cents), as the server expects it. */
export const amountOf = ({ minor, currency }: Money): number =>
  shiftDecimal(minor, -decimalsOf(currency), false)

export const multiply = ({ minor, currency }: Money, count: number): Money => ({
  minor: minor * count,
  currency,
})

/** Adds amounts of money. @param amounts all of the same `currency` */
export const sum = (amounts: readonly Money[], currency: string): Money => ({
  minor: amounts.reduce((sum, { minor }) => sum + minor, 0),
  currency,
})

/** Shifts the decimal point in the printed digits: 1.005 by two places is 100.5, not 100.49999. */
function shiftDecimal(value: number, places: number, isRounded = true): number {
  const [digits = '', exponent = '0'] = String(Math.abs(value)).split('e')
  const shifted = Number(`${digits}e${Number(exponent) + places}`)
  // `+ 0` turns -0 into 0 and keeps NaN.
  return Math.sign(value) * (isRounded ? Math.round(shifted) : shifted) + 0
}
