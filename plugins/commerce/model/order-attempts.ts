import { asRecord, type Id, readId, readList, readNumber, sameId, type UserStorage } from '@kernel'
import type { Cart } from './cart'
import { cartFingerprint } from './cart-fingerprint'

/** A call of createOrder, stored in this browser before it is sent. Only a clear refusal takes it away again. */
export interface OrderAttempt {
  /** Milliseconds since 1970; no two attempts of a person have the same. */
  readonly sentAt: number
  /** As the server gave it. */
  readonly cartId: Id | undefined
  readonly productIds: readonly Id[]
  /** See {@link cartFingerprint}. */
  readonly contents: string
  /** What the server answered; nothing while it is unknown whether the order exists. */
  readonly answer: string | undefined
  /** The person came back from its payment page, which may be of no more use. */
  readonly isReturned: boolean
}

/** What the checkout does with a cart. */
export type NextStep =
  | { readonly kind: 'order' }
  /** To where this order has led before. */
  | { readonly kind: 'follow'; readonly attempt: OrderAttempt }
  /** There may be such an order already: only the person decides to make another one. */
  | { readonly kind: 'ask'; readonly attempt: OrderAttempt }

interface Situation {
  readonly now: number
  /** The newest attempt that the person was shown when they decided to order again. */
  readonly decidedAfter?: number | undefined
}

/** Milliseconds during which a payment page is expected to be open. */
const paymentPageLifetime = 3_600_000

/**
 * Decides what becomes of a cart at the checkout. An order of the same contents, or one with an unknown outcome that
 * shares a product with the cart, is never repeated without the person's decision, however old it is (FLT-03).
 */
export function nextStep(
  attempts: readonly OrderAttempt[],
  cart: Cart,
  { now, decidedAfter = Number.NEGATIVE_INFINITY }: Situation,
): NextStep {
  const contents = cartFingerprint(cart)
  const attempt = attempts.findLast(
    (one) =>
      one.sentAt > decidedAfter &&
      (one.contents === contents || (one.answer === undefined && sharesProduct(one, cart))),
  )
  if (!attempt) return { kind: 'order' }
  const { answer, cartId, sentAt, isReturned } = attempt
  const isFresh = now >= sentAt && now - sentAt < paymentPageLifetime
  const isOpen = isFresh && !isReturned && String(cartId ?? '') === String(cart.id ?? '')
  return { kind: answer !== undefined && isOpen ? 'follow' : 'ask', attempt }
}

const sharesProduct = ({ productIds }: OrderAttempt, { items }: Cart) =>
  items.some((item) => productIds.some((id) => sameId(id, item.productId)))

/** The attempt that is made with a cart now. */
export const createAttempt = (attempts: readonly OrderAttempt[], cart: Cart, now: number): OrderAttempt => ({
  sentAt: Math.max(now, (attempts.at(-1)?.sentAt ?? 0) + 1),
  cartId: cart.id,
  productIds: productIdsOf(cart),
  contents: cartFingerprint(cart),
  answer: undefined,
  isReturned: false,
})

/** The products in a cart or an order, without those that have no id. */
export const productIdsOf = ({ items }: Pick<Cart, 'items'>): Id[] =>
  items.flatMap(({ productId }) => productId ?? [])

/** With the answer to an attempt; it replaces earlier attempts to order the same. */
export const recordAnswer = (
  attempts: readonly OrderAttempt[],
  { sentAt, contents }: OrderAttempt,
  answer: string,
): OrderAttempt[] =>
  attempts
    .filter((one) => one.sentAt >= sentAt || one.contents !== contents)
    .map((one) => (one.sentAt === sentAt ? { ...one, answer } : one))

/** Without a refused attempt: it made no order. */
export const removeAttempt = (attempts: readonly OrderAttempt[], { sentAt }: OrderAttempt): OrderAttempt[] =>
  attempts.filter((one) => one.sentAt !== sentAt)

/** Without the orders of a cart that is paid and empty. */
export const removeCartAttempts = (attempts: readonly OrderAttempt[], cartId: Id): OrderAttempt[] =>
  attempts.filter((one) => !sameId(one.cartId, cartId))

/** Without the orders of a cart whose payment was declined: their payment page is used up. */
export const removeDeclinedAttempts = (attempts: readonly OrderAttempt[], cartId: Id): OrderAttempt[] =>
  attempts.filter((one) => one.answer === undefined || !sameId(one.cartId, cartId))

/** With a note on the orders of a cart that the person came back from their payment page. */
export const markReturned = (attempts: readonly OrderAttempt[], cartId: Id): OrderAttempt[] =>
  attempts.map((one) => (sameId(one.cartId, cartId) ? { ...one, isReturned: true } : one))

const key = 'commerce.orders'
const maxAttempts = 50

/** What a person has ordered from this browser, the latest last. The storage may hold anything. */
export function loadAttempts(keep: UserStorage): OrderAttempt[] {
  try {
    return readList(JSON.parse(keep.get(key) ?? 'null'), readAttempt)
  } catch {
    return []
  }
}

function readAttempt(value: unknown): OrderAttempt | undefined {
  const { sentAt, cartId, productIds, contents, answer, isReturned } = asRecord(value)
  if (typeof contents !== 'string') return undefined
  return {
    sentAt: readNumber(sentAt),
    cartId: readId(cartId),
    productIds: Array.isArray(productIds) ? readList(productIds, readId) : [],
    contents,
    answer: typeof answer === 'string' ? answer : undefined,
    isReturned: isReturned === true,
  }
}

/** Stores what a person has ordered from this browser. */
export function saveAttempts(keep: UserStorage, attempts: readonly OrderAttempt[]): void {
  if (attempts.length === 0) keep.remove(key)
  else keep.set(key, JSON.stringify(attempts.slice(-maxAttempts)))
}
