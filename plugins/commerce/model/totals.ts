import { type Money, multiply, sum } from '@kernel/parts'
import type { Cart } from './cart'

/** What a cart comes to. */
export interface Totals {
  /** Of the full prices. */
  readonly subtotal: Money
  /** What is taken off; 0 or more. */
  readonly discount: Money
  /** What is to be paid: exactly the subtotal less the discount. */
  readonly total: Money
}

/** Adds a cart up, in whole units of its currency's smallest coin (COM-CART-01). */
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
