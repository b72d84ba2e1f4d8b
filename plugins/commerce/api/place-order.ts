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
  readonly storage: UserStorage
  /** The newest attempt the user saw before deciding to order again. */
  readonly decidedAfter: number | undefined
  /** Allowed payment hosts; empty allows any. */
  readonly paymentHosts: readonly string[]
  /** Whether opening an internal URL has side effects. */
  readonly actsOnOpen: (address: URL) => boolean
}

/** Such an order may exist already: only the user can decide to place another one. */
export interface OrderQuestion {
  readonly kind: 'ask'
  readonly attempt: OrderAttempt
  /** Where the earlier order led, if known. */
  readonly outcome: OrderOutcome | undefined
}

/** An order was sent and it is unknown whether the server created it. */
export class OrderOutcomeUnknownError extends ApiError {
  readonly attempt: OrderAttempt

  constructor(attempt: OrderAttempt, { failure, status, body }: ApiError) {
    super(failure, { status, body })
    this.attempt = attempt
  }
}

/**
 * Orders a cart unless the same order exists or may exist: then it follows that order or asks. Applies across tabs
 * and regardless of age (decision:single-order, decision:unknown-order-outcome).
 *
 * @throws ApiError when the server clearly rejected the order, or without a session
 * @throws OrderOutcomeUnknownError when the order may have been created (FLT-03)
 */
export const placeOrder = ({
  cart,
  storage,
  decidedAfter,
  paymentHosts,
  actsOnOpen,
}: PlaceOrderOptions): Promise<OrderOutcome | OrderQuestion> =>
  withLock('order', async () => {
    const attempts = loadAttempts(storage)
    const read = (answer: unknown) =>
      readOrderAnswer(answer, { origin: location.origin, hosts: paymentHosts, actsOnOpen })
    const step = nextStep(attempts, cart, { now: Date.now(), decidedAfter })
    if (step.kind !== 'order') {
      const outcome = read(step.attempt.answer)
      return step.kind === 'follow' && outcome ? outcome : { kind: 'ask', attempt: step.attempt, outcome }
    }

    const attempt = createAttempt(attempts, cart, Date.now())
    // Stored before sending: closing the page now does not cancel the order.
    saveAttempts(storage, [...attempts, attempt])
    const { total } = totalsOf(cart)
    const body = { paymentMethod: 'creditcard' as const, amount: amountOf(total), currency: total.currency }
    try {
      const answer: unknown = await unwrap(api.POST('/api/order/createOrder', { body, parseAs: 'text' }))
      const outcome = read(answer)
      if (!outcome) throw new ApiError('invalid-response', { body: answer })
      saveAttempts(storage, recordAnswer(loadAttempts(storage), attempt, String(answer)))
      return outcome
    } catch (error) {
      if (isRejection(error)) saveAttempts(storage, removeAttempt(loadAttempts(storage), attempt))
      else if (error instanceof ApiError) throw new OrderOutcomeUnknownError(attempt, error)
      throw error
    }
  })
