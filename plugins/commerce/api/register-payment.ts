import { ApiError, api, asRecord, type Id, readId, type UserStorage, unwrap } from '@kernel'
import { readCart } from '../model/cart'
import {
  loadAttempts,
  markReturned,
  productIdsOf,
  removeCartAttempts,
  removeDeclinedAttempts,
  saveAttempts,
} from '../model/order-attempts'
import { isRejection } from '../model/order-rejection'
import { deletePayment, loadPayment, type StoredPayment, savePayment } from '../model/payment-storage'
import { withLock } from '../model/with-lock'

/** A visit to the payment page, as its way back names it. */
export interface PaymentReturn {
  readonly cartId: string
  readonly sessionId: string
}

/** What came of a visit: an order that is paid, or nothing. */
export type PaymentRegistration =
  | { readonly isPaid: true; readonly orderId: Id; readonly payment: StoredPayment }
  | { readonly isPaid: false }

/** The status by which servers say that nobody has paid. */
const paymentRequired = 402

/**
 * Reports to the server that somebody came back from the payment page, once for each visit: a reload, the way back and
 * another tab are told what came of it then (COM-ENR-01).
 *
 * @param isAgain the person asks for it once more, after no clear answer came
 * @throws ApiError
 */
export const registerPayment = (
  keep: UserStorage,
  { cartId, sessionId }: PaymentReturn,
  isAgain: boolean,
): Promise<PaymentRegistration> =>
  withLock('payment', async () => {
    const before = loadPayment(keep, sessionId)
    if (before?.orderId !== undefined) return { isPaid: true, orderId: before.orderId, payment: before }
    // It was sent and nobody knows what became of it: only the person may send it again.
    if (before && !isAgain) throw new ApiError('timeout')

    const paid = before ?? (await findPaidCart(keep, cartId))
    const payment: StoredPayment = { ...paid, sessionId, orderId: undefined, emptying: 'due' }
    savePayment(keep, payment)
    saveAttempts(keep, markReturned(loadAttempts(keep), cartId))
    try {
      const body = { orderId: payment.cartId, sessionId }
      const answer: unknown = await unwrap(api.POST('/api/payment/registerPayment', { body }))
      const orderId = readId(asRecord(answer).id)
      if (orderId === undefined) throw new ApiError('invalid-response', { body: answer })
      const registered = { ...payment, orderId }
      savePayment(keep, registered)
      return { isPaid: true, orderId, payment: registered }
    } catch (error) {
      if (!isRejection(error)) throw error
      // What was refused is not paid, and may be paid yet: the next visit asks again.
      deletePayment(keep, sessionId)
      if (!(error instanceof ApiError) || error.status !== paymentRequired) throw error
      // The payment page is used up: the cart can be ordered again.
      saveAttempts(keep, removeDeclinedAttempts(loadAttempts(keep), cartId))
      return { isPaid: false }
    }
  })

/** The cart that was paid: its id as the server gave it (decision:tolerant-readers), and what is in it before it is emptied. */
async function findPaidCart(
  keep: UserStorage,
  cartId: string,
): Promise<Pick<StoredPayment, 'cartId' | 'productIds'>> {
  const attempt = loadAttempts(keep).findLast((one) => String(one.cartId) === cartId)
  if (attempt?.cartId !== undefined) return { cartId: attempt.cartId, productIds: attempt.productIds }
  // It was ordered in another browser, or before a log-out.
  try {
    const init = { params: { path: { id: cartId } } }
    const cart = readCart(await unwrap(api.GET('/api/ShoppingCart/getCart/{id}', init)))
    return { cartId: cart.id ?? cartId, productIds: productIdsOf(cart) }
  } catch {
    // That it was paid is told all the same, with the id as it stands in the address.
    return { cartId, productIds: [] }
  }
}

/**
 * Empties the cart after a payment, once for each visit: the call is a GET that changes data (decision:unsafe-gets), and by the
 * next look at this page there may be something else in the cart.
 *
 * @param isAgain the person asks for it once more, after it failed
 * @returns whether it was emptied now
 * @throws ApiError
 */
export const emptyPaidCart = (keep: UserStorage, sessionId: string, isAgain: boolean): Promise<boolean> =>
  withLock('payment', async () => {
    const payment = loadPayment(keep, sessionId)
    if (!payment || payment.emptying === 'done' || (payment.emptying === 'sent' && !isAgain)) return false
    savePayment(keep, { ...payment, emptying: 'sent' })
    const isEmpty: unknown = await unwrap(api.GET('/api/ShoppingCart/emptyCart', { cache: 'no-store' }))
    if (isEmpty === false) throw new ApiError('invalid', { body: isEmpty })
    markCartSettled(keep, payment)
    saveAttempts(keep, removeCartAttempts(loadAttempts(keep), payment.cartId))
    return true
  })

/** The cart needs no more emptying: it is empty, holds nothing that was paid, or stays as the person wants it. */
export const markCartSettled = (keep: UserStorage, payment: StoredPayment): void =>
  savePayment(keep, { ...payment, emptying: 'done' })
