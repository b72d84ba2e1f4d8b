import { asRecord, type Id, readId, readList, readNumber, sameId, userStore } from '@kernel'
import type { Cart } from './cart'

/** Contents and prices of a cart as text: equal fingerprints mean the same order (decision:single-order). */
export const cartFingerprint = ({ currency, items }: Cart): string =>
  JSON.stringify([
    currency,
    ...items
      .map(({ productId, name, quantity, discountPrice }) => [
        String(productId ?? name),
        quantity,
        discountPrice.minor,
      ])
      .sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  ])

/** A call of `createOrder`, stored in this browser before it is sent, so that a lost answer causes no second order. */
export type OrderAttempt = Readonly<NonNullable<ReturnType<typeof readAttempt>>>

export type NextStep =
  | { readonly kind: 'order' }
  /** Open the result of an earlier order: its payment page or its course. */
  | { readonly kind: 'follow'; readonly attempt: OrderAttempt }
  /** Ask the user: an earlier order may contain products of this cart, and only the user can decide to order again. */
  | { readonly kind: 'ask'; readonly attempt: OrderAttempt }

interface Situation {
  readonly now: number
  /** `sentAt` of the newest attempt that the user saw when deciding to order again. */
  readonly decidedAfter?: number | undefined
}

/** Milliseconds during which a payment page is assumed to be open. */
const paymentPageLifetime = 3_600_000

/**
 * Decides what the checkout does. Only the user can decide to repeat an order with the same contents, or an order of
 * unknown outcome that shares a product with the cart, however old it is.
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

export const createAttempt = (attempts: readonly OrderAttempt[], cart: Cart, now: number): OrderAttempt => ({
  sentAt: Math.max(now, (attempts.at(-1)?.sentAt ?? 0) + 1),
  cartId: cart.id,
  productIds: productIdsOf(cart),
  contents: cartFingerprint(cart),
  answer: undefined,
  isReturned: false,
})

/** Returns the product ids of a cart; items without a product id are left out. */
export const productIdsOf = ({ items }: Pick<Cart, 'items'>): Id[] =>
  items.flatMap(({ productId }) => productId ?? [])

/** Stores the answer of an attempt and drops earlier attempts with the same contents. */
export const recordAnswer = (
  attempts: readonly OrderAttempt[],
  { sentAt, contents }: OrderAttempt,
  answer: string,
): OrderAttempt[] =>
  attempts
    .filter((one) => one.sentAt >= sentAt || one.contents !== contents)
    .map((one) => (one.sentAt === sentAt ? { ...one, answer } : one))

/** Removes an attempt that the server rejected: no order was created. */
export const removeAttempt = (attempts: readonly OrderAttempt[], { sentAt }: OrderAttempt): OrderAttempt[] =>
  attempts.filter((one) => one.sentAt !== sentAt)

/** Removes the attempts of a cart that was paid and emptied. */
export const removeCartAttempts = (attempts: readonly OrderAttempt[], cartId: Id): OrderAttempt[] =>
  attempts.filter((one) => !sameId(one.cartId, cartId))

/** Removes the attempts of a cart whose payment was declined: the payment page cannot be used again. */
export const removeDeclinedAttempts = (attempts: readonly OrderAttempt[], cartId: Id): OrderAttempt[] =>
  attempts.filter((one) => one.answer === undefined || !sameId(one.cartId, cartId))

/** Marks the attempts of a cart when the user came back from its payment page. */
export const markReturned = (attempts: readonly OrderAttempt[], cartId: Id): OrderAttempt[] =>
  attempts.map((one) => (sameId(one.cartId, cartId) ? { ...one, isReturned: true } : one))

const maxAttempts = 50

/** The attempts stored in this browser, newest last: at most `maxAttempts`, without unreadable ones. */
export const storedAttempts = userStore('commerce.orders', (stored) =>
  readList(Array.isArray(stored) ? stored : [], readAttempt).slice(-maxAttempts),
)

function readAttempt(value: unknown) {
  const { sentAt, cartId, productIds, contents, answer, isReturned } = asRecord(value)
  if (typeof contents !== 'string') return undefined
  return {
    /** Time of the call in milliseconds since 1970; unique per user. */
    sentAt: readNumber(sentAt),
    cartId: readId(cartId),
    productIds: Array.isArray(productIds) ? readList(productIds, readId) : [],
    /** Contents of the ordered cart, see {@link cartFingerprint}. */
    contents,
    /** The server's answer to the order; undefined while it is unknown whether the order exists. */
    answer: typeof answer === 'string' ? answer : undefined,
    /** Whether the user came back from the order's payment page, which may have expired. */
    isReturned: isReturned === true,
  }
}
