import { useCode } from '@kernel'
import { useUnit } from 'effector-react'
import { storedAttempts } from '../model/order-attempts'
import type { BegunPaymentProps } from './begun-payment.lazy'

const loadBegunPayment = () => import('./begun-payment.lazy')

/** Says when a payment was begun from which the person did not come back. Without orders of this browser there is none. */
export default function BegunPayment(props: BegunPaymentProps) {
  const hasOrders = useUnit(storedAttempts.$value).length > 0
  const { code } = useCode(loadBegunPayment, hasOrders)
  return hasOrders && code && <code.default {...props} />
}
