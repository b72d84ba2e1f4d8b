import { ApiError, apiQuery, asRecord, type Id, readId, type Schema } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type CartItem, readItems } from '../model/cart'
import { storedPayments } from '../model/payment-storage'
import { commerceTexts } from '../texts'
import { paymentKey, useEmptyCart } from './paid-cart'
import { type PaymentReturn, registerPayment } from './register-payment'
import { useLateAnswer } from './use-late-answer'
import { useRequiredSession } from './use-required-session'

interface Order {
  readonly id: Id
  readonly items: readonly CartItem[]
}

/** Query of one paid order. @throws ApiError, available as `error` of the query */
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
  const requireSession = useRequiredSession()
  const registering = useApiMutation({
    mutationKey: paymentKey,
    call: async ({ isRetry }: { readonly isRetry: boolean }) =>
      registerPayment(requireSession(), paymentReturn, isRetry),
    failure: commerceTexts.ref('enrolled.errorRegistering'),
  })
  const { sessionId } = paymentReturn
  const { mutate: register, data } = registering
  useEffect(() => register({ isRetry: false }), [register])
  useLateAnswer(
    registering.isError,
    storedPayments,
    (payment) => payment.sessionId === sessionId && payment.orderId !== undefined,
    () => register({ isRetry: false }),
  )

  const paid = data?.isPaid ? data : undefined
  const order = useQuery({
    ...orderQuery(paid?.orderId ?? ''),
    enabled: paid !== undefined,
  })
  const emptying = useEmptyCart()
  const { empty } = emptying
  // Do not wait for the order: the user may leave before it is loaded, and it may fail.
  const isDue = paid !== undefined
  useEffect(() => {
    if (isDue) empty({ sessionId, isRetry: false })
  }, [isDue, sessionId, empty])

  // Some servers list no items in the order: use the products of the cart instead.
  const courseId: Id | undefined = order.data?.items[0]?.productId ?? paid?.payment.productIds[0]
  return {
    registering,
    registerAgain: () => register({ isRetry: true }),
    isPaid: data?.isPaid,
    order,
    courseId,
    emptying,
  }
}
