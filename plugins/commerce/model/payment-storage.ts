import { asRecord, type Id, readId, readList, readNumber, type Session, sameId, userStore } from '@kernel'
import type { Cart, CartItem } from './cart'

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
  /** Progress of emptying the cart; it stays `sent` when the tab that sent the call is closed before the answer. */
  readonly emptying: 'due' | 'sent' | 'failed' | 'done'
  /** When the cart was last being emptied, in milliseconds since 1970. */
  readonly sentAt?: number | undefined
}

const progresses = ['sent', 'failed', 'done'] as const

const maxPayments = 20

/** The payments stored in this browser, newest last: at most `maxPayments`, without unreadable ones. */
export const storedPayments = userStore('commerce.payments', (stored) =>
  readList(Array.isArray(stored) ? stored : [], readPayment).slice(-maxPayments),
)

function readPayment(value: unknown): StoredPayment | undefined {
  const { sessionId, cartId, productIds, orderId, emptying, sentAt } = asRecord(value)
  if (typeof sessionId !== 'string') return undefined
  return {
    sessionId,
    cartId: readId(cartId) ?? '',
    productIds: Array.isArray(productIds) ? readList(productIds, readId) : [],
    orderId: readId(orderId),
    emptying: progresses.find((one) => one === emptying) ?? 'due',
    sentAt: readNumber(sentAt),
  }
}

export const loadPayment = (session: Session, sessionId: string): StoredPayment | undefined =>
  storedPayments
    .of(session)
    .load()
    .find((payment) => payment.sessionId === sessionId)

function update(session: Session, change: (payments: readonly StoredPayment[]) => StoredPayment[]): void {
  const stored = storedPayments.of(session)
  stored.save(change(stored.load()))
}

/** Adds a payment, or replaces it when it is sent again. */
export const savePayment = (session: Session, payment: StoredPayment): void =>
  update(session, (all) => [...all.filter(({ sessionId }) => sessionId !== payment.sessionId), payment])

/** Changes a payment, unless a logout has removed it. */
export const changePayment = (session: Session, id: string, values: Partial<StoredPayment>): void =>
  update(session, (all) => all.map((one) => (one.sessionId === id ? { ...one, ...values } : one)))

export const deletePayment = (session: Session, id: string): void =>
  update(session, (all) => all.filter(({ sessionId }) => sessionId !== id))

export const isPaidItem = ({ productId }: CartItem, { productIds }: StoredPayment): boolean =>
  productIds.some((id) => sameId(id, productId))

/** Whether a cart still holds a paid product; when the products are unknown, any item counts. */
export const containsPaidProduct = ({ items }: Cart, payment: StoredPayment): boolean =>
  payment.productIds.length === 0 ? items.length > 0 : items.some((item) => isPaidItem(item, payment))
