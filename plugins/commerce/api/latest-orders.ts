import { apiQuery, asRecord, readDate, readList, readText, type Schema } from '@kernel'
import { type Money, readMoney } from '@kernel/parts'

export interface LatestOrder {
  /** Position of the order counted from the oldest, used as key because the server sends no ids. */
  readonly key: number
  readonly createdAt: Date | undefined
  readonly title: string
  readonly amount: Money | undefined
}

const maxShown = 5

/** The user's latest orders, newest first. Only this list shows whether the server received an order. */
export const latestOrdersQuery = () =>
  apiQuery('/api/order/myOrders', { read: readLatestOrders, variant: 'latest' })

function readLatestOrders(answer: unknown): LatestOrder[] {
  const timeOf = ({ createdAt }: Omit<LatestOrder, 'key'>) => createdAt?.getTime() ?? Number.NEGATIVE_INFINITY
  return readList(answer, readOrder)
    .toSorted((one, other) => timeOf(one) - timeOf(other))
    .map((order, key) => ({ ...order, key }))
    .toReversed()
    .slice(0, maxShown)
}

function readOrder(value: unknown): Omit<LatestOrder, 'key'> | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { createdAt, courseTitle, amount, currency } = asRecord<Schema<'Payment'>>(value)
  return {
    createdAt: readDate(createdAt),
    title: readText(courseTitle).trim(),
    amount: readMoney(amount, currency),
  }
}
