import { type Id, sameId } from '@kernel'
import type { Cart } from './cart'

/** What somebody wants of a thing in the cart and the server has yet to take: so many of it, or none. */
export interface CartChange {
  readonly itemId: Id
  /** Nothing: it is to go. */
  readonly quantity: number | undefined
}

/** The cart as it will be when everything that was wished for is done; the last wish wins (COM-CART-01). */
export function applyChanges(cart: Cart, wishes: readonly CartChange[]): Cart {
  return wishes.reduce(applyChange, cart)
}

function applyChange(cart: Cart, { itemId, quantity }: CartChange): Cart {
  const isMeant = (id: Id | undefined) => sameId(id, itemId)
  return {
    ...cart,
    items:
      quantity === undefined
        ? cart.items.filter(({ id }) => !isMeant(id))
        : cart.items.map((item) => (isMeant(item.id) ? { ...item, quantity } : item)),
  }
}

/** Whether a later wish makes this one pointless: another number of the same thing, or none of it. */
export const isSuperseded = (wish: CartChange, later: readonly CartChange[]): boolean =>
  later.some(({ itemId }) => sameId(itemId, wish.itemId))
