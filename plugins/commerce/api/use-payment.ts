import type { Id } from '@kernel'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { commerceTexts } from '../texts'
import { orderQuery } from './order.query'
import { type PaymentReturn, registerPayment } from './register-payment'
import { useEmptyCart } from './use-empty-cart'
import { useUserStorage } from './use-user-storage'

/** Registers a payment, then loads what was ordered, then empties the cart (COM-ENR-01). */
export function usePayment(visit: PaymentReturn) {
  const openKeep = useUserStorage()
  const registering = useMutation({
    mutationFn: async ({ isAgain }: { readonly isAgain: boolean }) =>
      registerPayment(openKeep(), visit, isAgain),
    meta: { failure: commerceTexts.ref('enrolled.errorRegistering') },
  })
  const { mutate: register, data } = registering
  useEffect(() => register({ isAgain: false }), [register])

  const paid = data?.isPaid ? data : undefined
  const order = useQuery({
    ...orderQuery(paid?.orderId ?? ''),
    enabled: paid !== undefined,
    throwOnError: false,
  })
  const emptying = useEmptyCart()
  const { empty } = emptying
  const { sessionId } = visit
  // It is paid, whether or not the order can be shown.
  const isDue = paid !== undefined && order.isFetched
  useEffect(() => {
    if (isDue) empty({ sessionId, isAgain: false })
  }, [isDue, sessionId, empty])

  // Not every server lists what was ordered: then it is what was in the cart (FLT-32).
  const courseId: Id | undefined = order.data?.items[0]?.productId ?? paid?.payment.productIds[0]
  return {
    registering,
    registerAgain: () => register({ isAgain: true }),
    isPaid: data?.isPaid,
    order,
    courseId,
    emptying,
  }
}
