import {
  ApiError,
  api,
  apiQuery,
  asRecord,
  type Id,
  MessageError,
  readId,
  type Schema,
  type Session,
  unwrap,
} from '@kernel'
import { type RecordedCommand, useApiMutation, useSendRecorded } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { type CartItem, readCart, readItems } from '../model/cart'
import { markReturned, productIdsOf, removeDeclinedAttempts, storedAttempts } from '../model/order-attempts'
import {
  changePayment,
  deletePayment,
  loadPayment,
  type StoredPayment,
  savePayment,
  storedPayments,
} from '../model/payment-storage'
import { commerceTexts } from '../texts'
import { paymentKey, useEmptyCart } from './paid-cart'

interface PaymentReturn {
  readonly cartId: string
  readonly sessionId: string
}

/** HTTP status by which servers report that nothing was paid. */
const paymentRequired = 402

/**
 * Registers a payment with the server once per payment session, and says whether it was paid. The stored payment is the same
 * for reloads and other tabs.
 *
 * @param isRetry whether the user retries after an unclear answer
 */
const registrationOf =
  ({ cartId, sessionId }: PaymentReturn, isRetry: boolean) =>
  (session: Session): RecordedCommand<unknown, boolean> => ({
    name: 'commerce/payment',
    async next() {
      const attempts = storedAttempts.of(session)
      const stored = loadPayment(session, sessionId)
      if (stored?.orderId !== undefined) return { result: true }
      // An earlier registration of this payment has an unknown outcome: only the user may repeat it.
      if (stored && !isRetry) throw new MessageError(commerceTexts.ref('enrolled.unknown'))

      const paid = stored ?? (await findPaidCart(session, cartId))
      return {
        store() {
          savePayment(session, { ...paid, sessionId, orderId: undefined, emptying: 'due' })
          attempts.save(markReturned(attempts.load(), cartId))
        },
        send: () =>
          unwrap(api.POST('/api/payment/registerPayment', { body: { orderId: paid.cartId, sessionId } })),
        answered(answer) {
          const orderId = readId(asRecord<Schema<'RegisteredPayment'>>(answer).id)
          if (orderId === undefined) throw new ApiError('invalid-response', { body: answer })
          changePayment(session, sessionId, { orderId })
          return true
        },
        failed(error, { isUncertain, status }) {
          if (isUncertain) throw error
          // A rejected registration may succeed later: forget it, so that the next visit sends it again.
          deletePayment(session, sessionId)
          if (status !== paymentRequired) throw error
          // The payment session is used up: allow the cart to be ordered again.
          attempts.save(removeDeclinedAttempts(attempts.load(), cartId))
          return false
        },
      }
    },
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

interface Order {
  readonly id: Id
  readonly items: readonly CartItem[]
}

/** @throws ApiError, available as `error` of the query */
const orderQuery = (id: Id) =>
  apiQuery('/api/Order/getOrder/{id}', { init: { params: { path: { id } } }, read: readOrder })

function readOrder(answer: unknown): Order {
  const { id: rawId, items } = asRecord<Schema<'Order'>>(answer)
  const id = readId(rawId)
  // Servers report a missing order by status or by an empty answer.
  if (id === undefined)
    throw new ApiError(answer === null ? 'not-found' : 'invalid-response', { body: answer })
  return { id, items: readItems(items, '') }
}

/** Registers a payment, then loads the order and empties the cart. */
export function usePayment(paymentReturn: PaymentReturn) {
  const { sessionId } = paymentReturn
  const send = useSendRecorded()
  const payment = useUnit(storedPayments.$value).find((one) => one.sessionId === sessionId)
  const {
    mutate: register,
    data,
    error,
  } = useApiMutation({
    mutationKey: paymentKey,
    call: ({ isRetry }: { readonly isRetry: boolean }) => send(registrationOf(paymentReturn, isRetry)),
    failure: commerceTexts.ref('enrolled.errorRegistering'),
  })
  useEffect(() => register({ isRetry: false }), [register])

  // The answer of another tab may arrive after this tab has asked for it.
  const isPaid = payment?.orderId !== undefined || data
  const order = useQuery({ ...orderQuery(payment?.orderId ?? ''), enabled: payment?.orderId !== undefined })
  const emptying = useEmptyCart()
  const { empty } = emptying
  // Do not wait for the order: the user may leave before it is loaded, and it may fail.
  useEffect(() => {
    if (isPaid) empty({ sessionId, isRetry: false })
  }, [isPaid, sessionId, empty])

  // Some servers list no items in the order: use the products of the cart instead.
  const courseId: Id | undefined = order.data?.items[0]?.productId ?? payment?.productIds[0]
  return {
    isPaid,
    error,
    registerAgain: () => register({ isRetry: true }),
    order,
    courseId,
    emptying,
  }
}
