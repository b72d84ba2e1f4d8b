import {
  ApiError,
  api,
  apiQuery,
  asRecord,
  hrefOf,
  navigate,
  readDate,
  readList,
  readText,
  type Schema,
  type Session,
  toastShown,
  unwrap,
  userKey,
  useSettings,
} from '@kernel'
import {
  amountOf,
  type RecordedCommand,
  readMoney,
  useApiMutation,
  useHasSideEffects,
  useSendRecorded,
} from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { enrolledRoute } from '../contract'
import { type Cart, totalsOf } from '../model/cart'
import {
  createAttempt,
  nextStep,
  type OrderAttempt,
  recordAnswer,
  removeAttempt,
  storedAttempts,
} from '../model/order-attempts'
import { type OrderOutcome, openPaymentPage, readOrderAnswer } from '../model/payment-address'
import commerceSettings from '../settings'
import { commerceTexts } from '../texts'
import { enrollmentDetected } from './check-cart'

interface OrderOptions {
  readonly cart: Cart
  /** `sentAt` of the newest attempt that the user saw before deciding to order again. */
  readonly decidedAfter: number | undefined
  readonly read: ReturnType<typeof useReadOrderAnswer>
}

/** A question to the user, because an order of this cart may exist already, and another one would be placed. */
export interface OrderQuestion {
  readonly kind: 'ask'
  readonly attempt: OrderAttempt
  /** Result of the earlier order, if known. */
  readonly outcome: OrderOutcome | undefined
  /** Whether that order was sent just now. */
  readonly isNew?: boolean
}

/**
 * Orders a cart. If an earlier order of this cart exists or may exist, opens its payment page or asks the user, even
 * when that order is old or from another tab (decision:single-order, decision:unknown-order-outcome).
 */
const orderOf =
  ({ cart, decidedAfter, read }: OrderOptions) =>
  (session: Session): RecordedCommand<unknown, OrderOutcome | OrderQuestion> => ({
    name: 'commerce/order',
    async next() {
      const stored = storedAttempts.of(session)
      const attempts = stored.load()
      const step = nextStep(attempts, cart, { now: Date.now(), decidedAfter })
      if (step.kind !== 'order') {
        const outcome = read(step.attempt.answer)
        const question: OrderQuestion = { kind: 'ask', attempt: step.attempt, outcome }
        return { result: step.kind === 'follow' && outcome ? outcome : question }
      }
      const attempt = createAttempt(attempts, cart, Date.now())
      const isUnanswered = ({ contents, answer }: OrderAttempt) =>
        contents === attempt.contents && answer === undefined
      const { sentAt } = attempts.find(isUnanswered) ?? attempt
      const { total } = totalsOf(cart)
      const body = { paymentMethod: 'creditcard' as const, amount: amountOf(total), currency: total.currency }
      return {
        key: `commerce-order-${userKey(session.person)}-${sentAt}`,
        store: () => stored.save([...attempts, attempt]),
        send: (headers) => unwrap(api.POST('/api/order/createOrder', { body, headers, parseAs: 'text' })),
        answered(answer) {
          const outcome = read(answer)
          if (!outcome) throw new ApiError('invalid-response', { body: answer })
          stored.save(recordAnswer(stored.load(), attempt, String(answer)))
          return outcome
        },
        failed(error, { isUncertain }) {
          if (isUncertain) return { kind: 'ask', attempt, outcome: undefined, isNew: true }
          stored.save(removeAttempt(stored.load(), attempt))
          throw error
        },
      }
    },
  })

const text = commerceTexts.ref

/** Why a cart was not ordered: the server rejected it, or the user has to decide. */
export type OrderObstacle = OrderQuestion | { readonly kind: 'refused'; readonly error: Error }

/** Returns a function that reads the answer of an order by the deployment's settings; see {@link readOrderAnswer}. */
export function useReadOrderAnswer() {
  const { paymentHosts: hosts } = useSettings(commerceSettings)
  const hasSideEffects = useHasSideEffects()
  // The server may send the user straight back, without a payment page.
  const enrolledPath = `${process.env.RODA_BASE}${enrolledRoute.path}`
  const actsOnOpen = (url: URL) => url.pathname !== enrolledPath && hasSideEffects(url)
  return (answer: unknown) => readOrderAnswer(answer, { origin: location.origin, hosts, actsOnOpen })
}

/**
 * Orders a cart and redirects to the payment page, or to the course when there is nothing to pay.
 *
 * @returns `order` places the order; called with an `obstacle`, it orders in spite of that obstacle
 */
export function usePlaceOrder(cart: Cart) {
  const client = useQueryClient()
  const send = useSendRecorded()
  const read = useReadOrderAnswer()
  const [attempts, go, setEnrolledCourse, showToast] = useUnit([
    storedAttempts.$value,
    navigate,
    enrollmentDetected,
    toastShown,
  ])
  const title = text('shoppingCart.checkoutError')

  const { mutate, data, error, isPending, variables } = useApiMutation({
    call(obstacle: OrderObstacle | undefined) {
      const decidedAfter = obstacle?.kind === 'ask' ? obstacle.attempt.sentAt : undefined
      return send(orderOf({ cart, decidedAfter, read }))
    },
    failure: title,
    onSuccess(outcome, _, isCurrent) {
      if (outcome.kind === 'ask') {
        if (outcome.isNew) showToast({ kind: 'danger', text: title, detail: text('order.unknown') })
        return
      }
      // A user who left the screen finds the stored order attempt at the next checkout.
      if (!isCurrent()) return
      if (outcome.kind === 'enrolled') {
        setEnrolledCourse(cart.items[0]?.productId)
        // Refetch all queries, because enrollment changes the data of other screens.
        void client.invalidateQueries()
        return go({ to: hrefOf(enrolledRoute, {}, { cartId: cart.id }), replace: true })
      }
      try {
        openPaymentPage(outcome.address)
      } catch {
        // The browser refused the redirect to the payment page.
        showToast({ kind: 'danger', text: title, detail: text('checkout.navigationFailed') })
      }
    },
  })

  const refusal = error ? ({ kind: 'refused', error } as const) : undefined
  const question = data?.kind === 'ask' ? data : undefined
  const obstacle: OrderObstacle | undefined = isPending ? variables : (refusal ?? question)
  const asked = !isPending && obstacle?.kind === 'ask' ? obstacle.attempt : undefined
  // Browsers share stored values with a delay, so the answer of another tab may arrive after its lock.
  const isAnswered =
    asked?.answer === undefined &&
    attempts.some(({ sentAt, answer }) => sentAt === asked?.sentAt && answer !== undefined)
  useEffect(() => {
    if (isAnswered) mutate(undefined)
  }, [isAnswered, mutate])

  return {
    order: mutate,
    isOrdering: isPending,
    /** The obstacle stays visible while the user's decision is carried out. */
    obstacle,
    address: data?.kind === 'pay' ? data.address : undefined,
  }
}

export type LatestOrder = Readonly<ReturnType<typeof readLatestOrders>[number]>

const maxShown = 5

/** The user's latest orders, newest first. Only this list shows whether the server received an order. */
export const latestOrdersQuery = () =>
  apiQuery('/api/order/myOrders', { read: readLatestOrders, variant: 'latest' })

function readLatestOrders(answer: unknown) {
  const timeOf = (createdAt: Date | undefined) => createdAt?.getTime() ?? Number.NEGATIVE_INFINITY
  return (
    readList(answer, readOrder)
      .toSorted((one, other) => timeOf(one.createdAt) - timeOf(other.createdAt))
      // The server sends no ids: the key is the position, counted from the oldest.
      .map((order, key) => ({ ...order, key }))
      .toReversed()
      .slice(0, maxShown)
  )
}

function readOrder(value: unknown) {
  if (typeof value !== 'object' || value === null) return undefined
  const { createdAt, courseTitle, amount, currency } = asRecord<Schema<'Payment'>>(value)
  return {
    createdAt: readDate(createdAt),
    title: readText(courseTitle).trim(),
    amount: readMoney(amount, currency),
  }
}
