import { type Id, sameId } from '@kernel'
import type { Cart } from './cart'

/** A change of a cart item that the server has not confirmed yet. */
export interface CartChange {
  readonly itemId: Id
  /** The new quantity; undefined removes the item. */
  readonly quantity: number | undefined
}

/** Returns the cart with all changes applied; the last one wins. */
export function applyChanges(cart: Cart, changes: readonly CartChange[]): Cart {
  return changes.reduce(applyChange, cart)
}

function applyChange(cart: Cart, { itemId, quantity }: CartChange): Cart {
  const isTarget = (id: Id | undefined) => sameId(id, itemId)
  return {
    ...cart,
    items:
      quantity === undefined
        ? cart.items.filter(({ id }) => !isTarget(id))
        : cart.items.map((item) => (isTarget(item.id) ? { ...item, quantity } : item)),
  }
}

/** Whether a later change of the same item makes `change` unnecessary. */
export const isSuperseded = (change: CartChange, later: readonly CartChange[]): boolean =>
  later.some(({ itemId }) => sameId(itemId, change.itemId))
