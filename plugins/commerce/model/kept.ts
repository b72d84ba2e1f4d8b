import { fields, type Id, localKeep, readId, readNumber, readText } from '@kernel'

/** What this browser remembers of orders and payments, so that none of them is made twice. */

/** An order that was sent for a cart. */
export interface KeptOrder {
  /** Whose it is. */
  readonly person: string
  readonly cartId: string
  /** What was in the cart, see {@link contentsOf}. */
  readonly contents: string
  /** What the server said; nothing while it has not, or where its answer was lost. */
  readonly answer: string | undefined
}

/** A payment that was reported to the server. */
export interface KeptPayment {
  readonly person: string
  /** What the payment page calls itself in the address. */
  readonly sessionId: string
  /** The order that was paid; nothing while the server has not said so. */
  readonly orderId: Id | undefined
  /** The emptying of the cart was begun: whatever became of it, it is not done once more by itself. */
  readonly isEmptied: boolean
}

const orderKey = 'commerce.order'
const paymentsKey = 'commerce.payments'
/** Milliseconds after which a payment page is no longer counted on to be there. */
const orderKeptFor = 3_600_000
const mostPayments = 20

/** What lies in the storage may be old, cut off, or somebody else's. */
function parsed(key: string): unknown {
  try {
    return JSON.parse(localKeep.get(key) ?? 'null')
  } catch {
    return null
  }
}

/** The last order that a person sent from this browser, if a payment page can still be there. */
export function keptOrder(person: string, now = Date.now()): KeptOrder | undefined {
  const { keptAt, answer, ...from } = fields(parsed(orderKey))
  const age = now - readNumber(keptAt, Number.NEGATIVE_INFINITY)
  if (from.person !== person || age < 0 || age >= orderKeptFor) return undefined
  return {
    person,
    cartId: readText(from.cartId),
    contents: readText(from.contents),
    answer: typeof answer === 'string' ? answer : undefined,
  }
}

/** Remembers an order, in place of the one before. */
export const keepOrder = (order: KeptOrder, now = Date.now()): void =>
  localKeep.set(orderKey, JSON.stringify({ ...order, keptAt: now }))

/** The order is paid, refused or called off: the next one is another. */
export const forgetOrder = (): void => localKeep.remove(orderKey)

/** What is known of a payment. */
export const keptPayment = (person: string, sessionId: string): KeptPayment | undefined =>
  payments().find((payment) => payment.person === person && payment.sessionId === sessionId)

/** Remembers a payment, in place of what was known of it. */
export function keepPayment(payment: KeptPayment): void {
  const others = without(payment)
  localKeep.set(paymentsKey, JSON.stringify([...others, payment].slice(-mostPayments)))
}

/** The server has refused it: nothing was reported. */
export function forgetPayment(payment: Pick<KeptPayment, 'person' | 'sessionId'>): void {
  localKeep.set(paymentsKey, JSON.stringify(without(payment)))
}

const without = ({ person, sessionId }: Pick<KeptPayment, 'person' | 'sessionId'>) =>
  payments().filter((other) => other.person !== person || other.sessionId !== sessionId)

function payments(): KeptPayment[] {
  const kept = parsed(paymentsKey)
  if (!Array.isArray(kept)) return []
  return kept.map(fields).map((from) => ({
    person: readText(from.person),
    sessionId: readText(from.sessionId),
    orderId: readId(from.orderId),
    isEmptied: from.isEmptied === true,
  }))
}
