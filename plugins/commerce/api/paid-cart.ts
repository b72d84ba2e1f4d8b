import { $session, $settings, ApiError, api, outcomeOf, type Session, unwrap } from '@kernel'
import { overlayOf, type RecordedCommand, useApiMutation, useSendRecorded } from '@kernel/parts'
import { useIsMutating, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect, useReducer } from 'react'
import { type Cart, readCart } from '../model/cart'
import { removeCartAttempts, storedAttempts } from '../model/order-attempts'
import {
  changePayment,
  containsPaidProduct,
  isPaidItem,
  loadPayment,
  type StoredPayment,
  storedPayments,
} from '../model/payment-storage'
import { commerceTexts } from '../texts'
import { broadcastCartChange, isCartKey, myCartQuery } from './queries'
import { useServerCart } from './use-cart'

interface EmptyCartOptions {
  readonly sessionId: string
  /** `true` when the user retries; without it the call is sent once per payment. */
  readonly isRetry: boolean
}

/**
 * Empties the cart after a payment, once per payment: the call is a GET with side effects (decision:unsafe-gets),
 * and the cart may hold new items by the next visit. A cart that already holds other items loses only the paid ones. The
 * result is what is left in the cart; undefined when nothing was changed now.
 */
const emptyingOf =
  ({ sessionId, isRetry }: EmptyCartOptions) =>
  (session: Session): RecordedCommand<Cart, Cart | undefined> => ({
    name: 'commerce/payment',
    async next() {
      const payment = loadPayment(session, sessionId)
      if (!payment || payment.emptying === 'done' || (payment.emptying !== 'due' && !isRetry))
        return { result: undefined }
      return {
        store: () => changePayment(session, sessionId, { emptying: 'sent', sentAt: Date.now() }),
        send: async () => (await removePaidItems(payment)) ?? emptyCart(),
        answered(left) {
          changePayment(session, sessionId, { emptying: 'done' })
          const attempts = storedAttempts.of(session)
          attempts.save(removeCartAttempts(attempts.load(), payment.cartId))
          return left
        },
        failed(error) {
          changePayment(session, sessionId, { emptying: 'failed' })
          throw error
        },
      }
    },
  })

/**
 * Removes only the paid items when the cart holds others, too, such as courses that another tab has added during the
 * payment.
 *
 * @returns what is left in the cart; undefined when nothing was removed, because no other items are known
 */
async function removePaidItems(payment: StoredPayment): Promise<Cart | undefined> {
  if (payment.productIds.length === 0) return undefined
  const cart = await unwrap(api.GET('/api/ShoppingCart/getMyCart')).then(readCart, (error) => {
    // Without an answer, nobody knows whether there are others, which emptying would remove.
    if (outcomeOf(error).isMissing) return undefined
    throw error
  })
  const others = cart?.items.filter((item) => !isPaidItem(item, payment)) ?? []
  if (!cart || others.length === 0) return undefined
  for (const item of cart.items)
    if (item.id !== undefined && isPaidItem(item, payment))
      await unwrap(api.POST('/api/ShoppingCart/RemoveFromCart', { body: { id: item.id } }))
  return { ...cart, items: others }
}

async function emptyCart(): Promise<Cart> {
  const isEmpty: unknown = await unwrap(api.GET('/api/ShoppingCart/emptyCart', { cache: 'no-store' }))
  if (isEmpty === false) throw new ApiError('invalid', { body: isEmpty })
  return readCart(null)
}

/** Key of the mutations that register a payment and empty its cart. */
export const paymentKey = ['commerce', 'payment']

export function useEmptyCart() {
  const client = useQueryClient()
  const send = useSendRecorded()
  const { queryKey } = myCartQuery()
  const { mutate, error, isIdle, isPending, variables } = useApiMutation({
    mutationKey: paymentKey,
    call: (options: EmptyCartOptions) => send(emptyingOf(options)),
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
    if (session && payment) changePayment(session, payment.sessionId, { emptying: 'done' })
  }
  useEffect(() => {
    if (isSettled) dismiss()
  })
  return { payment: isSettled ? undefined : payment, isBeingEmptied, dismiss }
}
