import { readNumber, readText } from '../../../core/parse/parse'
import { defaultCurrency } from './default-currency'

// Decimals by ISO 4217. `Intl` reports customary decimals instead, and its first call takes 50 ms.
const noDecimals = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
const threeDecimals = 'BHD IQD JOD KWD LYD OMR TND'
const fourDecimals = 'CLF UYW'

/** Number of decimals of a currency, 0 to 4; 2 for unknown currencies. */
export function decimalsOf(currency: string): number {
  if (!isCurrencyCode(currency)) return 2
  if (noDecimals.includes(currency)) return 0
  if (threeDecimals.includes(currency)) return 3
  return fourDecimals.includes(currency) ? 4 : 2
}

/** Whether a text has the form of a currency code, so that `Intl` accepts it. */
export const isCurrencyCode = (currency: string): boolean => /^[A-Z]{3}$/.test(currency)

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

export interface Prices {
  /** Price without discount; `undefined` when the server sent no price. */
  readonly fullPrice: Money | undefined
  /** Price to pay; 0 only when the server sent 0, and no price above it. */
  readonly discountPrice: Money | undefined
}

/** Parses two server prices; a discount price is ignored unless it is above 0 and below the full price. */
export function readPrices(from: {
  readonly fullPrice?: unknown
  readonly discountPrice?: unknown
  readonly currency?: unknown
}): Prices {
  const given = [from.fullPrice, from.discountPrice].map((amount) => readMoney(amount, from.currency))
  const [full, discount] = given.map((price) => (price && price.minor > 0 ? price : undefined))
  const isDiscount = discount !== undefined && full !== undefined && discount.minor < full.minor
  // A negative price means nothing, in particular not that the product is free.
  const fullPrice = full ?? discount ?? given.find((price) => price?.minor === 0)
  return { fullPrice, discountPrice: isDiscount ? discount : fullPrice }
}
