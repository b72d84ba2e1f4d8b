import { $session, $settings } from '@kernel'
import { overlayOf, useApiMutation } from '@kernel/parts'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useReducer } from 'react'
import { containsPaidProduct, storedPayments } from '../model/payment-storage'
import { commerceTexts } from '../texts'
import { broadcastCartChange, isCartKey, myCartQuery } from './queries'
import { emptyPaidCart, markCartSettled } from './register-payment'
import { useServerCart } from './use-cart'
import { useRequiredSession } from './use-required-session'

interface EmptyCartOptions {
  readonly sessionId: string
  /** `true` when the user retries; without it the call is sent once per payment. */
  readonly isRetry: boolean
}

/** Key of the mutations that register a payment and empty its cart. */
export const paymentKey = ['commerce', 'payment']

/** Empties the cart after a payment. */
export function useEmptyCart() {
  const client = useQueryClient()
  const requireSession = useRequiredSession()
  const { queryKey } = myCartQuery()
  const { mutate, error, isIdle, isPending, variables } = useApiMutation({
    mutationKey: paymentKey,
    call: async ({ sessionId, isRetry }: EmptyCartOptions) =>
      emptyPaidCart(requireSession(), sessionId, isRetry),
    failure: commerceTexts.ref('cart.errorDeleting'),
    onSuccess(left) {
      if (!left) return
      overlayOf(client)
        .begin({ queries: { queryKey }, apply: () => left }, left)
        .confirm()
      client.removeQueries({ predicate: (query) => isCartKey(query) && query.queryKey[1] !== queryKey[1] })
      broadcastCartChange()
    },
    // The server may have emptied the cart although the call failed.
    onError: () => void client.invalidateQueries({ predicate: isCartKey }),
  })
  return { empty: mutate, error, isIdle, isRetrying: isPending && variables.isRetry }
}

/** Whether a payment is being registered or its cart emptied, by any screen of this tab. */
export const useIsPaymentPending = (): boolean => useIsMutating({ mutationKey: paymentKey }) > 0

/**
 * Returns the payment whose cart was not emptied, because that failed or the user left first, until the cart holds none
 * of the paid products or the user dismisses the alert. The payment survives reloads and is the same in all tabs.
 */
export function usePaidCart() {
  const [session, payments] = useUnit([$session, storedPayments.$value])
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const cart = useServerCart()
  const { patience } = useUnit($settings).api
  const payment = payments.findLast(({ orderId, emptying }) => orderId !== undefined && emptying !== 'done')
  // Another tab may be emptying the cart right now; after this time it has failed or was closed.
  const remaining = payment?.emptying === 'sent' ? (payment.sentAt ?? 0) + patience - Date.now() : 0
  const isBeingEmptied = remaining > 0
  useEffect(() => {
    if (!isBeingEmptied) return
    const timer = setTimeout(rerender, remaining)
    return () => clearTimeout(timer)
  })
  const isSettled = payment !== undefined && cart !== undefined && !containsPaidProduct(cart, payment)

  const dismiss = () => {
    if (session && payment) markCartSettled(session, payment)
  }
  useEffect(() => {
    if (isSettled && session && payment) markCartSettled(session, payment)
  })
  return { payment: isSettled ? undefined : payment, isBeingEmptied, dismiss }
}
