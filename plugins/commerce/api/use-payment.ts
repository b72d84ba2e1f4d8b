import type { Id } from '@kernel'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { commerceTexts } from '../texts'
import { orderQuery } from './order.query'
import { type PaymentReturn, registerPayment } from './register-payment'
import { useEmptyCart } from './use-empty-cart'
import { useUserStorage } from './use-user-storage'

/** Registers a payment, then loads the order, then empties the cart (COM-ENR-01). */
export function usePayment(paymentReturn: PaymentReturn) {
  const openStorage = useUserStorage()
  const registering = useMutation({
    mutationFn: async ({ isRetry }: { readonly isRetry: boolean }) =>
      registerPayment(openStorage(), paymentReturn, isRetry),
    meta: { failure: commerceTexts.ref('enrolled.errorRegistering') },
  })
  const { mutate: register, data } = registering
  useEffect(() => register({ isRetry: false }), [register])

  const paid = data?.isPaid ? data : undefined
  const order = useQuery({
    ...orderQuery(paid?.orderId ?? ''),
    enabled: paid !== undefined,
    throwOnError: false,
  })
  const emptying = useEmptyCart()
  const { empty } = emptying
  const { sessionId } = paymentReturn
  // The payment is done even when the order cannot be loaded.
  const isDue = paid !== undefined && order.isFetched
  useEffect(() => {
    if (isDue) empty({ sessionId, isRetry: false })
  }, [isDue, sessionId, empty])

  // Some servers list no items in the order: fall back to what was in the cart (FLT-32).
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
