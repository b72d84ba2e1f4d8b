import type { Id } from '@kernel'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { commerceTexts } from '../texts'
import { isCartKey, myCartQuery } from './cart.query'
import { tellCartChanged } from './cart-news'
import { orderQuery } from './order.query'
import { emptyPaidCart, registerPayment, type Visit } from './register-payment'
import { usePersonKey } from './use-person-key'

/** Registers a payment, then loads what was ordered, then empties the cart (COM-ENR-01). */
export function usePayment(cartId: string, sessionId: string) {
  const person = usePersonKey()
  const visit: Visit = { person, cartId, sessionId }

  const registering = useMutation({
    mutationFn: ({ isAgain }: { readonly isAgain: boolean }) => registerPayment(visit, isAgain),
    meta: { failure: commerceTexts.ref('enrolled.errorRegistering') },
  })
  const { mutate: register } = registering
  useEffect(() => register({ isAgain: false }), [register])

  const orderId = registering.data?.isPaid ? registering.data.orderId : undefined
  const order = useQuery({
    ...orderQuery(orderId ?? ''),
    enabled: orderId !== undefined,
    throwOnError: false,
  })
  // It is paid, whether or not the order can be shown.
  const emptying = useEmptying(visit, order.isFetched ? orderId : undefined)

  return {
    registering,
    registerAgain: () => register({ isAgain: true }),
    isPaid: registering.data?.isPaid,
    order,
    emptying,
  }
}

function useEmptying(visit: Visit, paidId: Id | undefined) {
  const client = useQueryClient()
  const { queryKey } = myCartQuery()
  const emptying = useMutation({
    mutationFn: (isAgain: boolean) => emptyPaidCart(visit, { orderId: paidId ?? '', isAgain }),
    meta: { failure: commerceTexts.ref('cart.errorDeleting') },
    async onSuccess(outcome) {
      if (outcome !== 'emptied') return
      // A reading that is under way may be from before.
      await client.cancelQueries({ predicate: isCartKey })
      client.setQueryData(queryKey, null)
      client.removeQueries({ predicate: (query) => isCartKey(query) && query.queryKey[1] !== queryKey[1] })
      tellCartChanged()
    },
  })
  const { mutate: empty } = emptying
  useEffect(() => {
    if (paidId !== undefined) empty(false)
  }, [paidId, empty])
  return { error: emptying.error, isPending: emptying.isPending, emptyAgain: () => empty(true) }
}
