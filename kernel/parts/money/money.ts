import { readNumber, readText } from '../../core/parse/parse'
import { defaultCurrency } from './default-currency'

/** An amount in the smallest unit of its currency: cents, or whole yen. Sums of it are exact. */
export interface Money {
  /** A whole number. */
  readonly minor: number
  /** ISO 4217 code in capitals. */
  readonly currency: string
}

// As ISO 4217 has it; browsers would tell how many are usually written, and take 50 ms for the first answer.
const without = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
const three = 'BHD IQD JOD KWD LYD OMR TND'
const four = 'CLF UYW'

/** Decimals of a currency, 0 to 4; 2 where nobody knows it. */
export function decimalsOf(currency: string): number {
  if (!isCurrencyCode(currency)) return 2
  if (without.includes(currency)) return 0
  if (three.includes(currency)) return 3
  return four.includes(currency) ? 4 : 2
}

/** Whether it has the form of a currency code; browsers refuse to write any other. */
export const isCurrencyCode = (currency: string): boolean => /^[A-Z]{3}$/.test(currency)

/**
 * Reads an amount as servers give it, in whole units of the currency with a fraction. Halves of the smallest unit go
 * up, by what is written and not by what binary fractions make of it. Where the server names no currency it is that of
 * the deployment's settings (KRN-I18N-06).
 *
 * @param amount `89.9` or `"89.90"`
 * @returns nothing where there is no amount, or one that cannot be held exactly
 */
export function readMoney(amount: unknown, currency: unknown): Money | undefined {
  const code = readText(currency).trim().toUpperCase() || defaultCurrency()
  const value = readNumber(amount, Number.NaN)
  const minor = shifted(value, decimalsOf(code))
  return Number.isSafeInteger(minor) ? { minor, currency: code } : undefined
}

/** The amount as the server wants it, in whole units with a fraction. */
export const amountOf = ({ minor, currency }: Money): number => shifted(minor, -decimalsOf(currency), false)

/** So many times an amount. */
export const multiply = ({ minor, currency }: Money, count: number): Money => ({
  minor: minor * count,
  currency,
})

/** The sum of amounts of one currency. */
export const sum = (amounts: readonly Money[], currency: string): Money => ({
  minor: amounts.reduce((sum, { minor }) => sum + minor, 0),
  currency,
})

/** Moves the decimal point in the number's own digits: 1.005 by two places is 100.5, and not 100.49999. */
function shifted(value: number, places: number, isRounded = true): number {
  const [digits = '', exponent = '0'] = String(Math.abs(value)).split('e')
  const moved = Number(`${digits}e${Number(exponent) + places}`)
  // No zero with a sign; what is no number stays none.
  return Math.sign(value) * (isRounded ? Math.round(moved) : moved) + 0
}
