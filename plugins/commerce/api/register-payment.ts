import {
  ApiError,
  api,
  asRecord,
  type Id,
  MessageError,
  outcomeOf,
  readId,
  type Schema,
  type Session,
  unwrap,
} from '@kernel'
import { type Cart, readCart } from '../model/cart'
import {
  markReturned,
  productIdsOf,
  removeCartAttempts,
  removeDeclinedAttempts,
  storedAttempts,
} from '../model/order-attempts'
import {
  deletePayment,
  isPaidItem,
  loadPayment,
  type StoredPayment,
  savePayment,
} from '../model/payment-storage'
import { withLock } from '../model/with-lock'
import { commerceTexts } from '../texts'

/** Parameters of the return URL of the payment page. */
export interface PaymentReturn {
  readonly cartId: string
  readonly sessionId: string
}

export type PaymentRegistration =
  | { readonly isPaid: true; readonly orderId: Id; readonly payment: StoredPayment }
  | { readonly isPaid: false }

/** HTTP status by which servers report that nothing was paid. */
const paymentRequired = 402

/**
 * Registers a payment with the server once per payment session; reloads and other tabs get the stored result.
 *
 * @param isRetry whether the user retries after an unclear answer
 * @throws ApiError; MessageError when an earlier registration got no clear answer
 */
export const registerPayment = (
  session: Session,
  { cartId, sessionId }: PaymentReturn,
  isRetry: boolean,
): Promise<PaymentRegistration> =>
  withLock('payment', async () => {
    const attempts = storedAttempts.of(session)
    const stored = loadPayment(session, sessionId)
    if (stored?.orderId !== undefined) return { isPaid: true, orderId: stored.orderId, payment: stored }
    // An earlier registration of this payment has an unknown outcome: only the user may repeat it.
    if (stored && !isRetry) throw new MessageError(commerceTexts.ref('enrolled.unknown'))

    const paid = stored ?? (await findPaidCart(session, cartId))
    const payment: StoredPayment = { ...paid, sessionId, orderId: undefined, emptying: 'due' }
    savePayment(session, payment)
    attempts.save(markReturned(attempts.load(), cartId))
    try {
      const body = { orderId: payment.cartId, sessionId }
      const answer: unknown = await unwrap(api.POST('/api/payment/registerPayment', { body }))
      const orderId = readId(asRecord<Schema<'RegisteredPayment'>>(answer).id)
      if (orderId === undefined) throw new ApiError('invalid-response', { body: answer })
      const registered = { ...payment, orderId }
      savePayment(session, registered)
      return { isPaid: true, orderId, payment: registered }
    } catch (error) {
      const { isUncertain, status } = outcomeOf(error)
      if (isUncertain) throw error
      // A rejected registration may succeed later: forget it, so that the next visit sends it again.
      deletePayment(session, sessionId)
      if (status !== paymentRequired) throw error
      // The payment session is used up: allow the cart to be ordered again.
      attempts.save(removeDeclinedAttempts(attempts.load(), cartId))
      return { isPaid: false }
    }
  })

/**
 * Finds the id of the paid cart as the server wrote it (decision:tolerant-readers), and the ids of its products. Call
 * this function before the cart is emptied.
 */
async function findPaidCart(
  session: Session,
  cartId: string,
): Promise<Pick<StoredPayment, 'cartId' | 'productIds'>> {
  const attempt = storedAttempts
    .of(session)
    .load()
    .findLast((one) => String(one.cartId) === cartId)
  if (attempt?.cartId !== undefined) return { cartId: attempt.cartId, productIds: attempt.productIds }
  // No order attempt is stored: the cart was ordered in another browser, or before a logout.
  try {
    const init = { params: { path: { id: cartId } } }
    const cart = readCart(await unwrap(api.GET('/api/ShoppingCart/getCart/{id}', init)))
    return { cartId: cart.id ?? cartId, productIds: productIdsOf(cart) }
  } catch {
    // When the cart cannot be read, register the payment with the cart id from the URL.
    return { cartId, productIds: [] }
  }
}

/**
 * Empties the cart after a payment, once per payment: the call is a GET with side effects (decision:unsafe-gets),
 * and the cart may hold new items by the next visit. A cart that already holds other items loses only the paid ones.
 *
 * @param isRetry whether the user retries after a failure
 * @returns what is left in the cart; undefined when nothing was changed now
 * @throws ApiError
 */
export const emptyPaidCart = (
  session: Session,
  sessionId: string,
  isRetry: boolean,
): Promise<Cart | undefined> =>
  withLock('payment', async () => {
    const payment = loadPayment(session, sessionId)
    if (!payment || payment.emptying === 'done' || (payment.emptying !== 'due' && !isRetry)) return undefined
    savePayment(session, { ...payment, emptying: 'sent', sentAt: Date.now() })
    try {
      const left = (await removePaidItems(payment)) ?? (await emptyCart())
      markCartSettled(session, payment)
      const attempts = storedAttempts.of(session)
      attempts.save(removeCartAttempts(attempts.load(), payment.cartId))
      return left
    } catch (error) {
      savePayment(session, { ...payment, emptying: 'failed' })
      throw error
    }
  })

/**
 * Removes only the paid items when the cart holds others, too, such as courses that another tab has added during the
 * payment.
 *
 * @returns what is left in the cart; undefined when nothing was removed, because no other items are known
 */
async function removePaidItems(payment: StoredPayment): Promise<Cart | undefined> {
  if (payment.productIds.length === 0) return undefined
  const cart = await unwrap(api.GET('/api/ShoppingCart/getMyCart')).then(readCart, (error) => {
    // Without an answer, nobody knows whether there are others, which emptying would remove.
    if (outcomeOf(error).isMissing) return undefined
    throw error
  })
  const others = cart?.items.filter((item) => !isPaidItem(item, payment)) ?? []
  if (!cart || others.length === 0) return undefined
  for (const item of cart.items)
    if (item.id !== undefined && isPaidItem(item, payment))
      await unwrap(api.POST('/api/ShoppingCart/RemoveFromCart', { body: { id: item.id } }))
  return { ...cart, items: others }
}

async function emptyCart(): Promise<Cart> {
  const isEmpty: unknown = await unwrap(api.GET('/api/ShoppingCart/emptyCart', { cache: 'no-store' }))
  if (isEmpty === false) throw new ApiError('invalid', { body: isEmpty })
  return readCart(null)
}

/** Marks a paid cart as settled: it is empty, holds nothing that was paid, or the user dismissed the alert. */
export const markCartSettled = (session: Session, payment: StoredPayment): void =>
  savePayment(session, { ...payment, emptying: 'done' })
