import { ApiError, api, outcomeOf, type Session, unwrap } from '@kernel'
import { amountOf } from '@kernel/parts'
import type { Cart } from '../model/cart'
import {
  createAttempt,
  nextStep,
  type OrderAttempt,
  recordAnswer,
  removeAttempt,
  storedAttempts,
} from '../model/order-attempts'
import { type OrderOutcome, readOrderAnswer } from '../model/payment-address'
import { totalsOf } from '../model/totals'
import { withLock } from '../model/with-lock'

interface PlaceOrderOptions {
  readonly cart: Cart
  readonly session: Session
  /** `sentAt` of the newest attempt that the user saw before deciding to order again. */
  readonly decidedAfter: number | undefined
  /** Allowed hosts of payment pages; empty allows any host. */
  readonly paymentHosts: readonly string[]
  /** Whether opening an internal URL has side effects. */
  readonly actsOnOpen: (address: URL) => boolean
}

/** A question to the user, because an order of this cart may exist already, and another one would be placed. */
export interface OrderQuestion {
  readonly kind: 'ask'
  readonly attempt: OrderAttempt
  /** Result of the earlier order, if known. */
  readonly outcome: OrderOutcome | undefined
}

/** Thrown when an order was sent and it is unknown whether the server created it. */
export class OrderOutcomeUnknownError extends Error {
  override readonly name = 'OrderOutcomeUnknownError'
  readonly attempt: OrderAttempt

  constructor(attempt: OrderAttempt, cause: unknown) {
    super('unknown', { cause })
    this.attempt = attempt
  }
}

/**
 * Orders a cart. If an earlier order of this cart exists or may exist, opens its payment page or asks the user, even
 * when that order is old or from another tab (decision:single-order, decision:unknown-order-outcome).
 *
 * @throws ApiError when the server clearly rejected the order, or without a session
 * @throws OrderOutcomeUnknownError when the order may have been created
 */
export const placeOrder = ({
  cart,
  session,
  decidedAfter,
  paymentHosts,
  actsOnOpen,
}: PlaceOrderOptions): Promise<OrderOutcome | OrderQuestion> =>
  withLock('order', async () => {
    const stored = storedAttempts(session)
    const attempts = stored.load()
    const read = (answer: unknown) =>
      readOrderAnswer(answer, { origin: location.origin, hosts: paymentHosts, actsOnOpen })
    const step = nextStep(attempts, cart, { now: Date.now(), decidedAfter })
    if (step.kind !== 'order') {
      const outcome = read(step.attempt.answer)
      return step.kind === 'follow' && outcome ? outcome : { kind: 'ask', attempt: step.attempt, outcome }
    }

    const attempt = createAttempt(attempts, cart, Date.now())
    // Store the attempt before sending: if the page is closed now, the next checkout still knows of the order.
    stored.save([...attempts, attempt])
    const { total } = totalsOf(cart)
    const body = { paymentMethod: 'creditcard' as const, amount: amountOf(total), currency: total.currency }
    try {
      const answer: unknown = await unwrap(api.POST('/api/order/createOrder', { body, parseAs: 'text' }))
      const outcome = read(answer)
      if (!outcome) throw new ApiError('invalid-response', { body: answer })
      stored.save(recordAnswer(stored.load(), attempt, String(answer)))
      return outcome
    } catch (error) {
      if (outcomeOf(error).isUncertain) throw new OrderOutcomeUnknownError(attempt, error)
      stored.save(removeAttempt(stored.load(), attempt))
      throw error
    }
  })
