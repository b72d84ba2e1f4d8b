import { asRecord, readDate, readList, readText } from '@kernel'
import { type Money, readMoney } from '@kernel/parts'

/** One payment with its order, as the list shows it. */
export interface Payment {
  /** The server gives no id: what is told apart by nothing else is counted. */
  readonly key: string
  /** Nothing where the server gave none. */
  readonly createdAt: Date | undefined
  /** Empty where the server gave none. */
  readonly courseTitle: string
  /** In the server's words; empty where it gave none. */
  readonly paymentStatus: string
  readonly orderStatus: string
  /** Nothing where the server gave none. */
  readonly amount: Money | undefined
}

/** Reads the payments, the newest first; those without a date come last (BIL-LIST-01). @throws ApiError when it is no list */
export function readPayments(answer: unknown): Payment[] {
  const payments = answer === null ? [] : readList(answer, readPayment)
  return withKeys(payments.toSorted((one, other) => timeOf(other) - timeOf(one)))
}

type Unkeyed = Omit<Payment, 'key'>

function readPayment(value: unknown): Unkeyed | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const from = asRecord(value)
  return {
    createdAt: readDate(from.createdAt),
    courseTitle: readText(from.courseTitle).trim(),
    paymentStatus: readText(from.paymentStatus).trim(),
    orderStatus: readText(from.orderStatus).trim(),
    amount: readMoney(from.amount, from.currency),
  }
}

const timeOf = ({ createdAt }: Unkeyed) => createdAt?.getTime() ?? Number.NEGATIVE_INFINITY

/**
 * Names each payment by when it was made and what for: neither its place in the list, which changes with every new
 * payment, nor its status, which changes too. Equal ones are numbered from the oldest on.
 */
function withKeys(payments: readonly Unkeyed[]): Payment[] {
  const seen = new Map<string, number>()
  return payments
    .toReversed()
    .map((payment) => {
      const name = `${payment.createdAt?.getTime() ?? 'undated'}-${hashOf(payment.courseTitle)}`
      const number = (seen.get(name) ?? 0) + 1
      seen.set(name, number)
      return { ...payment, key: number === 1 ? name : `${name}-${number}` }
    })
    .toReversed()
}

/** A short name for a text; equal texts have the same. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
