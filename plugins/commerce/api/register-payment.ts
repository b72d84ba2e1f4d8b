import { ApiError, api, fields, type Id, readId, unwrap } from '@kernel'
import { forgetOrder, forgetPayment, keepPayment, keptPayment } from '../model/kept'
import { oneAtATime } from '../model/one-at-a-time'

/** A visit to the payment page, as its way back names it. */
export interface Visit {
  readonly person: string
  readonly cartId: string
  readonly sessionId: string
}

/** What came of a visit: an order that is paid, or nothing. */
export type Registered = { readonly isPaid: true; readonly orderId: Id } | { readonly isPaid: false }

/** The status by which servers say that nobody has paid. */
const paymentRequired = 402

/**
 * Reports to the server that somebody came back from the payment page, once for each visit: a reload, the way back and
 * another tab are told what came of it then (COM-ENR-01).
 *
 * @param isAgain the person asks for it once more, after no good answer came
 * @throws ApiError
 */
export const registerPayment = (
  { person, cartId, sessionId }: Visit,
  isAgain: boolean,
): Promise<Registered> =>
  oneAtATime('payment', async () => {
    const before = keptPayment(person, sessionId)
    if (before?.orderId !== undefined) return { isPaid: true, orderId: before.orderId }
    // It was sent and nobody knows what became of it: only the person may send it again.
    if (before && !isAgain) throw new ApiError('silent')

    const payment = { person, sessionId, orderId: undefined, isEmptied: false }
    keepPayment(payment)
    try {
      const body = { orderId: cartId, sessionId }
      const answer: unknown = await unwrap(api.POST('/api/payment/registerPayment', { body }))
      const orderId = readId(fields(answer).id)
      if (orderId === undefined) throw new ApiError('malformed', { body: answer })
      keepPayment({ ...payment, orderId })
      forgetOrder()
      return { isPaid: true, orderId }
    } catch (error) {
      if (!(error instanceof ApiError) || error.isPassing) throw error
      // What was refused is not paid, and may be paid yet: the next visit asks again, with an order of its own.
      forgetPayment(payment)
      forgetOrder()
      if (error.status === paymentRequired) return { isPaid: false }
      throw error
    }
  })

/**
 * Empties the cart after a payment, once for each visit: the call is a GET that changes data (decision 8), and by the
 * next look at this page there may be something else in the cart.
 *
 * @throws ApiError
 */
export const emptyPaidCart = (
  { person, sessionId }: Visit,
  { orderId, isAgain }: { readonly orderId: Id; readonly isAgain: boolean },
): Promise<'emptied' | 'was empty'> =>
  oneAtATime('payment', async () => {
    if (keptPayment(person, sessionId)?.isEmptied && !isAgain) return 'was empty'
    const payment = { person, sessionId, orderId, isEmptied: true }
    keepPayment(payment)
    try {
      const isEmpty: unknown = await unwrap(api.GET('/api/ShoppingCart/emptyCart', { cache: 'no-store' }))
      if (isEmpty === false) throw new ApiError('invalid', { body: isEmpty })
      return 'emptied'
    } catch (error) {
      // It was refused, so it was not done: the next look at this page tries again.
      if (error instanceof ApiError && !error.isPassing) keepPayment({ ...payment, isEmptied: false })
      throw error
    }
  })
