import { $session } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect, useMemo, useReducer, useSyncExternalStore } from 'react'
import { containsPaidProduct, storedPayments } from '../model/payment-storage'
import { markCartSettled } from './register-payment'
import { useCart } from './use-cart'

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
