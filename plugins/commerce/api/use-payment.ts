import type { Id } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { commerceTexts } from '../texts'
import { orderQuery } from './order.query'
import { type PaymentReturn, registerPayment } from './register-payment'
import { useEmptyCart } from './use-empty-cart'
import { useRequiredSession } from './use-required-session'

/** Registers a payment, then loads the order, then empties the cart. */
export function usePayment(paymentReturn: PaymentReturn) {
  const requireSession = useRequiredSession()
  const registering = useApiMutation({
    call: async ({ isRetry }: { readonly isRetry: boolean }) =>
      registerPayment(requireSession(), paymentReturn, isRetry),
    failure: commerceTexts.ref('enrolled.errorRegistering'),
  })
  const { mutate: register, data } = registering
  useEffect(() => register({ isRetry: false }), [register])

  const paid = data?.isPaid ? data : undefined
  const order = useQuery({
    ...orderQuery(paid?.orderId ?? ''),
    enabled: paid !== undefined,
  })
  const emptying = useEmptyCart()
  const { empty } = emptying
  const { sessionId } = paymentReturn
  // The payment is complete even when the order cannot be loaded.
  const isDue = paid !== undefined && order.isFetched
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
