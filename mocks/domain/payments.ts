import type { Order, PaymentSession } from '../world/commerce-records'
import type { Person } from '../world/world-state'
import type { Schema } from './contract-types'
import { notFound, unpaid } from './domain-error'
import { byId, isSame, type World } from './world'

/** Returns the open payment session of an order, and creates it if needed. */
export function openPayment(world: World, order: Order, origin: string): PaymentSession {
  const { paymentSessions } = world.state
  const open = paymentSessions.find(({ orderId, outcome }) => orderId === order.id && outcome === 'open')
  if (open) return open
  const session: PaymentSession = {
    id: `cs_${world.secret().slice(0, 24)}`,
    orderId: order.id,
    origin,
    outcome: 'open',
  }
  paymentSessions.push(session)
  return session
}

export function paymentOf({ state }: World, sessionId: string): { session: PaymentSession; order: Order } {
  const session = byId(state.paymentSessions, sessionId)
  const order = session && byId(state.orders, session.orderId)
  if (!session || !order) throw notFound('payment')
  return { session, order }
}

/** Records the payer’s decision; declines every payment when the rule `areCardsTaken` is off. */
export function settlePayment(world: World, sessionId: string, decision: 'paid' | 'declined'): void {
  const { session, order } = paymentOf(world, sessionId)
  if (session.outcome !== 'open') return
  session.outcome = world.state.rules.areCardsTaken ? decision : 'declined'
  if (session.outcome === 'declined') order.paymentStatus = 'declined'
}

/**
 * Completes the order of a payer who came back from the payment page; throws 402 when the payment failed. A repeated
 * call returns the same order.
 *
 * @param complete completes the order and enrolls the payer; not called for a repeated call
 */
export function registerPayment(
  world: World,
  viewer: Person,
  { orderId, sessionId }: Schema<'PaymentRegistration'>,
  complete: (world: World, order: Order) => void,
): Schema<'RegisteredPayment'> {
  const { session, order } = paymentOf(world, sessionId)
  // In the contract, the field `orderId` contains the id of the cart.
  if (order.personId !== viewer.id || !isSame(order.cartId, orderId)) throw notFound('payment')
  if (session.outcome !== 'paid') throw unpaid('The payment was not completed.')
  if (order.paymentStatus !== 'paid') complete(world, order)
  return { id: order.id }
}
