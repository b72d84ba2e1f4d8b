import { $session } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useReducer, useSyncExternalStore } from 'react'
import { readCart } from '../model/cart'
import { containsPaidProduct, storedPayments } from '../model/payment-storage'
import { commerceTexts } from '../texts'
import { broadcastCartChange, isCartKey, myCartQuery } from './queries'
import { emptyPaidCart, markCartSettled } from './register-payment'
import { useCart } from './use-cart'
import { useRequiredSession } from './use-required-session'

interface EmptyCartOptions {
  readonly sessionId: string
  /** `true` when the user retries; without it the call is sent once per payment. */
  readonly isRetry: boolean
}

/** Empties the cart after a payment. */
export function useEmptyCart() {
  const client = useQueryClient()
  const requireSession = useRequiredSession()
  const { queryKey } = myCartQuery()
  const { mutate, error, isPending, variables } = useApiMutation({
    call: async ({ sessionId, isRetry }: EmptyCartOptions) =>
      emptyPaidCart(requireSession(), sessionId, isRetry),
    failure: commerceTexts.ref('cart.errorDeleting'),
    async onSuccess(isEmptied) {
      if (!isEmptied) return
      // Cancel running requests for the cart: their answers may be older than the change.
      await client.cancelQueries({ predicate: isCartKey })
      client.setQueryData(queryKey, readCart(null))
      client.removeQueries({ predicate: (query) => isCartKey(query) && query.queryKey[1] !== queryKey[1] })
      broadcastCartChange()
    },
    // The server may have emptied the cart although the call failed.
    onError: () => void client.invalidateQueries({ predicate: isCartKey }),
  })
  return { empty: mutate, error, isPending, isAutomatic: isPending && !variables.isRetry }
}

/**
 * Returns the payment whose cart could not be emptied, until the cart holds none of the paid products or the user
 * dismisses the alert. The payment survives reloads and is the same in all tabs.
 */
export function usePaidCart() {
  const session = useUnit($session)
  const payments = useMemo(() => storedPayments(session), [session])
  const findUnsettled = () => payments.load().findLast(({ emptying }) => emptying === 'sent')
  useSyncExternalStore(
    payments.follow,
    () => findUnsettled()?.sessionId,
    () => undefined,
  )
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const { cart } = useCart()
  const payment = findUnsettled()
  const isSettled = payment !== undefined && cart !== undefined && !containsPaidProduct(cart, payment)

  const dismiss = () => {
    if (session && payment) markCartSettled(session, payment)
    rerender()
  }
  useEffect(() => {
    if (isSettled && session && payment) markCartSettled(session, payment)
  })
  return { payment: isSettled ? undefined : payment, dismiss }
}
