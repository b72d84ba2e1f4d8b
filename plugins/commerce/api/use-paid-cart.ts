import { $session, userStorage } from '@kernel'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useMemo, useReducer, useSyncExternalStore } from 'react'
import { containsPaidProduct, loadPayments, paymentsKey } from '../model/payment-storage'
import { markCartSettled } from './register-payment'
import { useCart } from './use-cart'

/**
 * Returns the payment whose cart could not be emptied, until the cart holds none of the paid products or the user
 * dismisses the alert. The payment survives reloads and is the same in all tabs (FLT-07).
 */
export function usePaidCart() {
  const session = useUnit($session)
  const storage = useMemo(() => session && userStorage(session), [session])
  const subscribe = useCallback(
    (listener: () => void) => storage?.follow(paymentsKey, listener) ?? (() => undefined),
    [storage],
  )
  useSyncExternalStore(
    subscribe,
    () => storage?.get(paymentsKey) ?? null,
    () => null,
  )
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const { cart } = useCart()
  const payment = storage ? loadPayments(storage).findLast(({ emptying }) => emptying === 'sent') : undefined
  const isSettled = payment !== undefined && cart !== undefined && !containsPaidProduct(cart, payment)

  const dismiss = () => {
    if (storage && payment) markCartSettled(storage, payment)
    rerender()
  }
  useEffect(() => {
    if (isSettled && storage && payment) markCartSettled(storage, payment)
  })
  return { payment: isSettled ? undefined : payment, dismiss }
}
