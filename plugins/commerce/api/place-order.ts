import { ApiError, amountOf, api, unwrap } from '@kernel'
import type { Cart } from '../model/cart'
import { contentsOf } from '../model/contents'
import { forgetOrder, keepOrder, keptOrder } from '../model/kept'
import { oneAtATime } from '../model/one-at-a-time'
import { type OrderOutcome, readOrderAnswer } from '../model/payment-address'
import { totalsOf } from '../model/totals'

interface Placing {
  readonly cart: Cart
  /** Whose order it is: what this browser remembers of others is of no use. */
  readonly person: string
  /** The person asks for it once more, after it was sent and no good answer came. */
  readonly isAgain: boolean
  /** The hosts that people may be sent to for paying; empty, any. */
  readonly paymentHosts: readonly string[]
}

/** An order was sent and its answer is not known: only the person may send it again. */
export class OrderUnanswered extends ApiError {
  constructor() {
    super('silent')
  }
}

/** What a gateway says that has heard nothing of the server behind it. */
const ofGateways = [502, 504]

/** Without an answer nobody knows whether it was ordered; any answer but a good one says that it was not. */
const isUnanswered = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.failure === 'silent' ||
  error.failure === 'unreachable' ||
  ofGateways.includes(error.status)

/**
 * Orders a cart. An order that was made for the same contents is not made again, in whichever tab and after however many
 * reloads: it leads to where it led before (decision 2).
 *
 * @throws ApiError when it was refused, or its answer leads nowhere (COM-PAY-02)
 * @throws OrderUnanswered when the same was sent before, and no answer came
 */
export const placeOrder = ({ cart, person, isAgain, paymentHosts }: Placing): Promise<OrderOutcome> =>
  oneAtATime('order', async () => {
    const order = { person, cartId: String(cart.id ?? ''), contents: contentsOf(cart) }
    const before = keptOrder(person)
    const isSame = before?.cartId === order.cartId && before.contents === order.contents
    if (isSame && before.answer !== undefined) return outcomeOf(before.answer, paymentHosts)
    if (isSame && !isAgain) throw new OrderUnanswered()

    // Before it is sent: whoever closes the page now has ordered all the same.
    keepOrder({ ...order, answer: undefined })
    const { total } = totalsOf(cart)
    const body = { paymentMethod: 'creditcard' as const, amount: amountOf(total), currency: total.currency }
    try {
      const answer: unknown = await unwrap(api.POST('/api/order/createOrder', { body, parseAs: 'text' }))
      const outcome = outcomeOf(answer, paymentHosts)
      keepOrder({ ...order, answer: String(answer) })
      return outcome
    } catch (error) {
      if (!isUnanswered(error)) forgetOrder()
      throw error
    }
  })

function outcomeOf(answer: unknown, hosts: readonly string[]): OrderOutcome {
  const outcome = readOrderAnswer(answer, { origin: location.origin, hosts })
  if (outcome) return outcome
  throw new ApiError('malformed', { body: answer })
}
