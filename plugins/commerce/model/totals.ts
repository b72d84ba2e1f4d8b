import { type Money, multiply, sum } from '@kernel/parts'
import type { Cart } from './cart'

export interface Totals {
  /** Sum of the full prices of all items. */
  readonly subtotal: Money
  /** Amount saved by discounts; 0 or more. */
  readonly discount: Money
  /** Amount to pay: subtotal minus discount. */
  readonly total: Money
}

/** Adds up a cart in whole minor units of its currency. */
export function totalsOf({ items, currency }: Cart): Totals {
  const subtotal = sum(
    items.map(({ fullPrice, quantity }) => multiply(fullPrice, quantity)),
    currency,
  )
  const total = sum(
    items.map(({ discountPrice, quantity }) => multiply(discountPrice, quantity)),
    currency,
  )
  return { subtotal, discount: { minor: subtotal.minor - total.minor, currency }, total }
}
