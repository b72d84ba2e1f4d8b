import { type Id, sameId } from '@kernel'
import type { Cart } from './cart'

/** What somebody wants of a thing in the cart and the server has yet to take: so many of it, or none. */
export interface Wish {
  readonly itemId: Id
  /** Nothing: it is to go. */
  readonly quantity: number | undefined
}

/** The cart as it will be when everything that was wished for is done; the last wish wins (COM-CART-01). */
export function wished(cart: Cart, wishes: readonly Wish[]): Cart {
  return wishes.reduce(withWish, cart)
}

function withWish(cart: Cart, { itemId, quantity }: Wish): Cart {
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
export const isOutdone = (wish: Wish, later: readonly Wish[]): boolean =>
  later.some(({ itemId }) => sameId(itemId, wish.itemId))
