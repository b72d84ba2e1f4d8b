import { asRecord, type Id, readId, readList, sameId, type UserStorage } from '@kernel'
import type { Cart } from './cart'

/** A payment that was registered with the server, as stored in this browser. */
export interface StoredPayment {
  /** `session_id` of the payment page's return URL. */
  readonly sessionId: string
  /** Id of the paid cart, as the server wrote it. */
  readonly cartId: Id
  /** Ids of the paid products; empty when unknown. */
  readonly productIds: readonly Id[]
  /** Id of the paid order; undefined until the server confirms the payment. */
  readonly orderId: Id | undefined
  /** Progress of emptying the cart; `sent` from the call until the cart is known to be empty. */
  readonly emptying: 'due' | 'sent' | 'done'
}

/** Storage key of the payments; exported to subscribe to changes from other tabs. */
export const paymentsKey = 'commerce.payments'
const maxPayments = 20

/** Loads the payments stored in this browser, newest last; skips unreadable entries. */
export function loadPayments(storage: UserStorage): StoredPayment[] {
  try {
    return readList(JSON.parse(storage.get(paymentsKey) ?? 'null'), readPayment)
  } catch {
    return []
  }
}

function readPayment(value: unknown): StoredPayment | undefined {
  const { sessionId, cartId, productIds, orderId, emptying } = asRecord(value)
  if (typeof sessionId !== 'string') return undefined
  return {
    sessionId,
    cartId: readId(cartId) ?? '',
    productIds: Array.isArray(productIds) ? readList(productIds, readId) : [],
    orderId: readId(orderId),
    emptying: emptying === 'done' || emptying === 'sent' ? emptying : 'due',
  }
}

export const loadPayment = (storage: UserStorage, sessionId: string): StoredPayment | undefined =>
  loadPayments(storage).find((payment) => payment.sessionId === sessionId)

/** Adds or replaces a payment in the storage. */
export function savePayment(storage: UserStorage, payment: StoredPayment): void {
  writePayments(storage, [...withoutPayment(storage, payment.sessionId), payment])
}

/** Deletes a payment that the server rejected. */
export const deletePayment = (storage: UserStorage, sessionId: string): void =>
  writePayments(storage, withoutPayment(storage, sessionId))

const withoutPayment = (storage: UserStorage, sessionId: string) =>
  loadPayments(storage).filter((payment) => payment.sessionId !== sessionId)

const writePayments = (storage: UserStorage, payments: readonly StoredPayment[]) =>
  storage.set(paymentsKey, JSON.stringify(payments.slice(-maxPayments)))

/** Whether a cart still holds a paid product; when the products are unknown, any item counts (FLT-07). */
export const containsPaidProduct = ({ items }: Cart, { productIds }: StoredPayment): boolean =>
  productIds.length === 0
    ? items.length > 0
    : items.some(({ productId }) => productIds.some((id) => sameId(id, productId)))
