import { asRecord, type Id, readId, readList, sameId, type UserStorage } from '@kernel'
import type { Cart } from './cart'

/** A payment that was reported to the server, as this browser remembers it. */
export interface StoredPayment {
  /** What the payment page calls itself in the address. */
  readonly sessionId: string
  /** The cart that was paid, as the server gave its id. */
  readonly cartId: Id
  /** What was paid; empty where that could not be found out. */
  readonly productIds: readonly Id[]
  /** The order that was paid; nothing while the server has not said so. */
  readonly orderId: Id | undefined
  /** Whether the cart was emptied. It is `sent` from the call on until the cart is known to be empty. */
  readonly emptying: 'due' | 'sent' | 'done'
}

/** The storage key, for following what other tabs do. */
export const paymentsKey = 'commerce.payments'
const maxPayments = 20

/** What a person has paid in this browser, the latest last. The storage may hold anything. */
export function loadPayments(keep: UserStorage): StoredPayment[] {
  try {
    return readList(JSON.parse(keep.get(paymentsKey) ?? 'null'), readPayment)
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

/** What is known of a payment. */
export const loadPayment = (keep: UserStorage, sessionId: string): StoredPayment | undefined =>
  loadPayments(keep).find((payment) => payment.sessionId === sessionId)

/** Stores a payment, in place of what was known of it. */
export function savePayment(keep: UserStorage, payment: StoredPayment): void {
  writePayments(keep, [...withoutPayment(keep, payment.sessionId), payment])
}

/** The server has refused it: nothing was reported. */
export const deletePayment = (keep: UserStorage, sessionId: string): void =>
  writePayments(keep, withoutPayment(keep, sessionId))

const withoutPayment = (keep: UserStorage, sessionId: string) =>
  loadPayments(keep).filter((payment) => payment.sessionId !== sessionId)

const writePayments = (keep: UserStorage, payments: readonly StoredPayment[]) =>
  keep.set(paymentsKey, JSON.stringify(payments.slice(-maxPayments)))

/** Whether a cart still holds what was paid; where it is not known what was paid, anything may be it (FLT-07). */
export const containsPaidProduct = ({ items }: Cart, { productIds }: StoredPayment): boolean =>
  productIds.length === 0
    ? items.length > 0
    : items.some(({ productId }) => productIds.some((id) => sameId(id, productId)))
