import { type Money, readMoney } from './money'

export interface Prices {
  /** Price without discount; `undefined` when the server sent no price. */
  readonly fullPrice: Money | undefined
  /** Price to pay; 0 only when the server sent no price above 0. */
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
  const known = given.find((price) => price !== undefined)
  const free = known && { ...known, minor: 0 }
  const fullPrice = full ?? discount ?? free
  return { fullPrice, discountPrice: isDiscount ? discount : fullPrice }
}
