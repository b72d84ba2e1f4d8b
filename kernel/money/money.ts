import { readNumber, readText } from '../http/read'

/** An amount in the smallest unit of its currency: cents, or whole yen. Sums of it are exact. */
export interface Money {
  /** A whole number. */
  readonly minor: number
  /** ISO 4217 code in capitals; empty where the server gave none. */
  readonly currency: string
}

const known = new Map<string, number>()

/** Decimals of a currency, 0 to 4; 2 where nobody knows it. */
export function decimalsOf(currency: string): number {
  let decimals = known.get(currency)
  if (decimals === undefined) {
    decimals = isCode(currency)
      ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
          .maximumFractionDigits ?? 2)
      : 2
    known.set(currency, decimals)
  }
  return decimals
}

/** Whether it has the form of a currency code; browsers refuse to write any other. */
export const isCode = (currency: string): boolean => /^[A-Z]{3}$/.test(currency)

/**
 * Reads an amount as servers give it, in whole units of the currency with a fraction. Halves of the smallest unit go
 * up, by what is written and not by what binary fractions make of it.
 *
 * @param amount `89.9` or `"89.90"`
 * @returns nothing where there is no amount, or one that cannot be held exactly
 */
export function readMoney(amount: unknown, currency: unknown): Money | undefined {
  const code = readText(currency).trim().toUpperCase()
  const value = readNumber(amount, Number.NaN)
  const minor = shifted(value, decimalsOf(code))
  return Number.isSafeInteger(minor) ? { minor, currency: code } : undefined
}

/** The amount as the server wants it, in whole units with a fraction. */
export const amountOf = ({ minor, currency }: Money): number => shifted(minor, -decimalsOf(currency), false)

/** So many times an amount. */
export const times = ({ minor, currency }: Money, count: number): Money => ({
  minor: minor * count,
  currency,
})

/** The sum of amounts of one currency. */
export const sumOf = (amounts: readonly Money[], currency: string): Money => ({
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
