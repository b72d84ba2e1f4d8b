import { asRecord, readDate, readList, readText, type Schema } from '@kernel'
import { readMoney } from '@kernel/parts'

type Unkeyed = Readonly<NonNullable<ReturnType<typeof readPayment>>>

export interface Payment extends Unkeyed {
  /** Unique key that `withKeys` adds, because the server sends no ids. */
  readonly key: string
}

/**
 * Reads the payments, newest first, those without a date last.
 *
 * @throws ApiError when the answer is not a list
 */
export function readPayments(answer: unknown): Payment[] {
  const payments = answer === null ? [] : readList(answer, readPayment)
  return withKeys(payments.toSorted((one, other) => timeOf(other) - timeOf(one)))
}

function readPayment(value: unknown) {
  if (typeof value !== 'object' || value === null) return undefined
  const from = asRecord<Schema<'Payment'>>(value)
  return {
    createdAt: readDate(from.createdAt),
    courseTitle: readText(from.courseTitle).trim(),
    /** In the server's words; empty when missing. */
    paymentStatus: readText(from.paymentStatus).trim(),
    orderStatus: readText(from.orderStatus).trim(),
    amount: readMoney(from.amount, from.currency),
  }
}

const timeOf = ({ createdAt }: Unkeyed) => createdAt?.getTime() ?? Number.NEGATIVE_INFINITY

/**
 * Adds keys made of date and title, because a payment's position and status may change. Payments with the same date and
 * title are numbered from the oldest.
 */
function withKeys(payments: readonly Unkeyed[]): Payment[] {
  const seen = new Map<string, number>()
  return payments
    .toReversed()
    .map((payment) => {
      const baseKey = `${payment.createdAt?.getTime() ?? 'undated'}-${hashOf(payment.courseTitle)}`
      const number = (seen.get(baseKey) ?? 0) + 1
      seen.set(baseKey, number)
      return { ...payment, key: number === 1 ? baseKey : `${baseKey}-${number}` }
    })
    .toReversed()
}

function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
