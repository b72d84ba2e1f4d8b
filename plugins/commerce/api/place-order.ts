import { ApiError, api, type UserStorage, unwrap } from '@kernel'
import { amountOf } from '@kernel/parts'
import type { Cart } from '../model/cart'
import {
  createAttempt,
  loadAttempts,
  nextStep,
  type OrderAttempt,
  recordAnswer,
  removeAttempt,
  saveAttempts,
} from '../model/order-attempts'
import { isRejection } from '../model/order-rejection'
import { type OrderOutcome, readOrderAnswer } from '../model/payment-address'
import { totalsOf } from '../model/totals'
import { withLock } from '../model/with-lock'

interface PlaceOrderOptions {
  readonly cart: Cart
  /** Of the person who orders. */
  readonly keep: UserStorage
  /** The newest attempt that the person was shown before they decided to order again. */
  readonly decidedAfter: number | undefined
  /** The hosts that people may be sent to for paying; empty, any. */
  readonly paymentHosts: readonly string[]
  /** Whether an address of ours does something as soon as it is opened. */
  readonly actsOnOpen: (address: URL) => boolean
}

/** There may be such an order already: the person decides whether to make another one. */
export interface OrderQuestion {
  readonly kind: 'ask'
  readonly attempt: OrderAttempt
  /** What the earlier order led to, where that is known. */
  readonly outcome: OrderOutcome | undefined
}

/** An order was sent, and it is unknown whether the server made it. */
export class OrderOutcomeUnknownError extends ApiError {
  readonly attempt: OrderAttempt

  constructor(attempt: OrderAttempt, { failure, status, body }: ApiError) {
    super(failure, { status, body })
    this.attempt = attempt
  }
}

/**
 * Orders a cart, unless there is or may be an order of the same: then it leads to where that one led, or asks. It makes no
 * difference in which tab and how long ago that was (decision:single-order and decision:unknown-order-outcome).
 *
 * @throws ApiError when the server clearly refused, or there is no session
 * @throws OrderOutcomeUnknownError when it is not known whether the server made the order (FLT-03)
 */
export const placeOrder = ({
  cart,
  keep,
  decidedAfter,
  paymentHosts,
  actsOnOpen,
}: PlaceOrderOptions): Promise<OrderOutcome | OrderQuestion> =>
  withLock('order', async () => {
    const known = loadAttempts(keep)
    const read = (answer: unknown) =>
      readOrderAnswer(answer, { origin: location.origin, hosts: paymentHosts, actsOnOpen })
    const step = nextStep(known, cart, { now: Date.now(), decidedAfter })
    if (step.kind !== 'order') {
      const outcome = read(step.attempt.answer)
      return step.kind === 'follow' && outcome ? outcome : { kind: 'ask', attempt: step.attempt, outcome }
    }

    const attempt = createAttempt(known, cart, Date.now())
    // Before it is sent: whoever closes the page now has ordered all the same.
    saveAttempts(keep, [...known, attempt])
    const { total } = totalsOf(cart)
    const body = { paymentMethod: 'creditcard' as const, amount: amountOf(total), currency: total.currency }
    try {
      const answer: unknown = await unwrap(api.POST('/api/order/createOrder', { body, parseAs: 'text' }))
      const outcome = read(answer)
      if (!outcome) throw new ApiError('invalid-response', { body: answer })
      saveAttempts(keep, recordAnswer(loadAttempts(keep), attempt, String(answer)))
      return outcome
    } catch (error) {
      if (isRejection(error)) saveAttempts(keep, removeAttempt(loadAttempts(keep), attempt))
      else if (error instanceof ApiError) throw new OrderOutcomeUnknownError(attempt, error)
      throw error
    }
  })
