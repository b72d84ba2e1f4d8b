import { asRecord, type Id, readId, readList, readNumber, type Session, sameId, userStore } from '@kernel'
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

/** An item that the user removed but the server may still have. All tabs of the browser share it. */
interface PendingRemoval {
  readonly itemId: Id
  /** Time of the click in milliseconds since 1970. */
  readonly removedAt: number
  /** Whether the server rejected the removal: the user sees the item again, and can order it after seeing the cart. */
  readonly isFailed: boolean
}

/** Milliseconds after which a removal no longer counts as pending: the time for "Undo" plus that of a slow request. */
const lifetime = 30_000

const storedRemovals = userStore('commerce.removals', (stored) =>
  readList(Array.isArray(stored) ? stored : [], readRemoval),
)

function readRemoval(value: unknown): PendingRemoval | undefined {
  const { itemId, removedAt, isFailed } = asRecord(value)
  const id = readId(itemId)
  if (id === undefined) return undefined
  return { itemId: id, removedAt: readNumber(removedAt), isFailed: isFailed === true }
}

function changeRemovals(
  session: Session | null,
  change: (removals: readonly PendingRemoval[]) => PendingRemoval[],
): void {
  const stored = storedRemovals.of(session)
  stored.save(change(stored.load().filter(isRecent)))
}

const isRecent = ({ removedAt }: PendingRemoval) => Math.abs(Date.now() - removedAt) < lifetime

const without = (removals: readonly PendingRemoval[], id: Id) =>
  removals.filter(({ itemId }) => !sameId(itemId, id))

export const saveRemoval = (session: Session | null, itemId: Id): void =>
  changeRemovals(session, (removals) => [
    ...without(removals, itemId),
    { itemId, removedAt: Date.now(), isFailed: false },
  ])

/** Call this when the removal was undone, or when the server has removed the item. */
export const forgetRemoval = (session: Session | null, itemId: Id): void =>
  changeRemovals(session, (removals) => without(removals, itemId))

export const failRemoval = (session: Session | null, itemId: Id): void =>
  changeRemovals(session, (removals) =>
    removals.map((removal) => (sameId(removal.itemId, itemId) ? { ...removal, isFailed: true } : removal)),
  )

/** Whether a cart has an item whose removal is pending: such a cart must not be ordered. */
export const hasPendingRemoval = (session: Session | null, cart: Cart): boolean =>
  removalsIn(session, cart).some(({ isFailed }) => !isFailed)

/** Whether a cart has an item that the user removed and has not seen again since. */
export const hasRemovedItem = (session: Session | null, cart: Cart): boolean =>
  removalsIn(session, cart).length > 0

/** Call this when the user has seen the items whose removal failed, and orders the cart. */
export const forgetFailedRemovals = (session: Session | null): void =>
  changeRemovals(session, (removals) => removals.filter(({ isFailed }) => !isFailed))

const removalsIn = (session: Session | null, { items }: Cart) =>
  storedRemovals
    .of(session)
    .load()
    .filter((removal) => isRecent(removal) && items.some(({ id }) => sameId(id, removal.itemId)))
