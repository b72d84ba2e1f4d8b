import { asRecord, type Id, readId, readList, readNumber, type Session, sameId, userStore } from '@kernel'
import type { Cart } from './cart'

export interface CartChange {
  readonly itemId: Id
  /** The new quantity; without it, the item is removed. */
  readonly quantity?: number | undefined
}

export function applyChange(cart: Cart, { itemId, quantity }: CartChange): Cart {
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

/** An item that the server refused to remove: it must not be ordered before the user has seen it in the cart again. */
type FailedRemoval = NonNullable<ReturnType<typeof readRemoval>>

/** Milliseconds after which such an item counts as seen. */
const lifetime = 30_000

const failedRemovals = userStore('commerce.failedRemovals', (stored) =>
  readList(Array.isArray(stored) ? stored : [], readRemoval),
)

function readRemoval(value: unknown) {
  const { itemId, failedAt } = asRecord(value)
  const id = readId(itemId)
  return id === undefined ? undefined : { itemId: id, failedAt: readNumber(failedAt) }
}

const isRecent = ({ failedAt }: FailedRemoval) => Math.abs(Date.now() - failedAt) < lifetime

export function failRemoval(session: Session | null, itemId: Id): void {
  const failed = failedRemovals.of(session)
  failed.save([...failed.load().filter(isRecent), { itemId, failedAt: Date.now() }])
}

/** Whether a cart has an item that the server refused to remove, and that the user has not seen again. */
export const hasUnseenItem = (session: Session | null, { items }: Cart): boolean =>
  failedRemovals
    .of(session)
    .load()
    .some((removal) => isRecent(removal) && items.some(({ id }) => sameId(id, removal.itemId)))

/** Call this when the user has seen the cart, and orders it. */
export const forgetFailedRemovals = (session: Session | null): void => failedRemovals.of(session).clear()
