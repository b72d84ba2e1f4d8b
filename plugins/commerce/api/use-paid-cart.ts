import { $session, userStorage } from '@kernel'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useMemo, useReducer, useSyncExternalStore } from 'react'
import { containsPaidProduct, loadPayments, paymentsKey } from '../model/payment-storage'
import { markCartSettled } from './register-payment'
import { useCart } from './use-cart'

/**
 * The payment whose cart could not be emptied: until the cart holds nothing of what was paid, or the person has put the
 * note away, also after a reload and in other tabs (FLT-07).
 */
export function usePaidCart() {
  const session = useUnit($session)
  const keep = useMemo(() => session && userStorage(session), [session])
  const follow = useCallback(
    (hear: () => void) => keep?.follow(paymentsKey, hear) ?? (() => undefined),
    [keep],
  )
  useSyncExternalStore(
    follow,
    () => keep?.get(paymentsKey) ?? null,
    () => null,
  )
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const { cart } = useCart()
  const payment = keep ? loadPayments(keep).findLast(({ emptying }) => emptying === 'sent') : undefined
  const isSettled = payment !== undefined && cart !== undefined && !containsPaidProduct(cart, payment)

  const putAway = () => {
    if (keep && payment) markCartSettled(keep, payment)
    redraw()
  }
  useEffect(() => {
    if (isSettled && keep && payment) markCartSettled(keep, payment)
  })
  return { payment: isSettled ? undefined : payment, putAway }
}
