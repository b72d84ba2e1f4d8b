import { type Money, readMoney } from './money'

/** The prices of one thing that is for sale. */
export interface Prices {
  /** Without discount; nothing where the server gave no price. */
  readonly fullPrice: Money | undefined
  /** What is to be paid; 0 only where there is no price above 0. */
  readonly discountPrice: Money | undefined
}

/**
 * Reads the two prices of a course or of a thing in a cart. A discount counts only above 0 and below the full price;
 * otherwise the full price is to be paid (FLT-41).
 *
 * @param from untrusted: `fullPrice`, `discountPrice` and `currency` as the server gave them
 * @example
 * const { fullPrice, discountPrice } = readPrices(fields(answer))
 */
export function readPrices(from: {
  readonly fullPrice?: unknown
  readonly discountPrice?: unknown
  readonly currency?: unknown
}): Prices {
  const given = [from.fullPrice, from.discountPrice].map((amount) => readMoney(amount, from.currency))
  const [full, discount] = given.map((price) => (price && price.minor > 0 ? price : undefined))
  const isDiscount = discount !== undefined && full !== undefined && discount.minor < full.minor
  const known = given.find((price) => price !== undefined)
  const free = known && { ...known, minor: 0 }
  const fullPrice = full ?? discount ?? free
  return { fullPrice, discountPrice: isDiscount ? discount : fullPrice }
}
