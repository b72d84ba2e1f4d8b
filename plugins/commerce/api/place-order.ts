import {
  ApiError,
  api,
  hrefOf,
  navigate,
  outcomeOf,
  type Session,
  toastShown,
  unwrap,
  useSettings,
} from '@kernel'
import { amountOf, createStaleCheck, requestFailed, useApiMutation, useHasSideEffects } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { enrolledRoute } from '../contract'
import type { Cart } from '../model/cart'
import { enrollmentDetected } from '../model/enrolled-course'
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
import commerceSettings from '../settings'
import { commerceTexts } from '../texts'
import { useLateAnswer } from './use-late-answer'
import { useRequiredSession } from './use-required-session'

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
class OrderOutcomeUnknownError extends Error {
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
const placeOrder = ({
  cart,
  session,
  decidedAfter,
  paymentHosts,
  actsOnOpen,
}: PlaceOrderOptions): Promise<OrderOutcome | OrderQuestion> =>
  withLock('order', async () => {
    const stored = storedAttempts.of(session)
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

const text = commerceTexts.ref

/** Why a cart was not ordered: the server rejected it, or the user has to decide. */
export type OrderObstacle = OrderQuestion | { readonly kind: 'refused'; readonly error: Error }

/**
 * Orders a cart and redirects to the payment page, or to the course when there is nothing to pay.
 *
 * @returns `order` places the order; called with an `obstacle`, it orders in spite of that obstacle
 */
export function usePlaceOrder(cart: Cart) {
  const client = useQueryClient()
  const requireSession = useRequiredSession()
  const { paymentHosts } = useSettings(commerceSettings)
  const hasSideEffects = useHasSideEffects()
  const [go, setEnrolledCourse, showToast, showFailure] = useUnit([
    navigate,
    enrollmentDetected,
    toastShown,
    requestFailed,
  ])

  const { mutate, data, error, isPending, variables } = useApiMutation({
    call: async (obstacle: OrderObstacle | undefined) => {
      const decidedAfter = obstacle?.kind === 'ask' ? obstacle.attempt.sentAt : undefined
      // The server may send the user straight back, without a payment page.
      const enrolledPath = `${process.env.RODA_BASE}${enrolledRoute.path}`
      const actsOnOpen = (url: URL) => url.pathname !== enrolledPath && hasSideEffects(url)
      return placeOrder({ cart, session: requireSession(), decidedAfter, paymentHosts, actsOnOpen })
    },
    onMutate: () => createStaleCheck(),
    onError(failure) {
      const title = text('shoppingCart.checkoutError')
      if (failure instanceof OrderOutcomeUnknownError)
        showToast({ kind: 'danger', text: title, detail: text('order.unknown') })
      else showFailure({ text: title, error: failure })
    },
    onSuccess(outcome, _, isCurrent) {
      // A user who left the screen finds the stored order attempt at the next checkout.
      if (!isCurrent() || outcome.kind === 'ask') return
      if (outcome.kind === 'enrolled') {
        setEnrolledCourse(cart.items[0]?.productId)
        // Refetch all queries, because enrollment changes the data of other screens.
        void client.invalidateQueries()
        return go({ to: hrefOf(enrolledRoute, {}, { cartId: cart.id }), replace: true })
      }
      try {
        // `replace`: going back from the payment page must lead to the cart. The checkout would order again.
        location.replace(outcome.address)
      } catch {
        // The browser refused the redirect to the payment page.
        showToast({
          kind: 'danger',
          text: text('shoppingCart.checkoutError'),
          detail: text('checkout.navigationFailed'),
        })
      }
    },
  })

  const obstacle = isPending ? variables : obstacleOf(data, error)
  const unanswered =
    !isPending && obstacle?.kind === 'ask' && obstacle.attempt.answer === undefined
      ? obstacle.attempt.sentAt
      : undefined
  useLateAnswer(
    unanswered !== undefined,
    storedAttempts,
    ({ sentAt, answer }) => sentAt === unanswered && answer !== undefined,
    () => mutate(undefined),
  )

  return {
    order: mutate,
    isOrdering: isPending,
    /** The obstacle stays visible while the user's decision is carried out. */
    obstacle,
    address: data?.kind === 'pay' ? data.address : undefined,
  }
}

function obstacleOf(
  data: Awaited<ReturnType<typeof placeOrder>> | undefined,
  error: Error | null,
): OrderObstacle | undefined {
  if (error instanceof OrderOutcomeUnknownError)
    return { kind: 'ask', attempt: error.attempt, outcome: undefined }
  if (error) return { kind: 'refused', error }
  return data?.kind === 'ask' ? data : undefined
}
