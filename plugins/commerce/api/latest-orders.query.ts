import { apiQuery, asRecord, readDate, readList, readText } from '@kernel'
import { type Money, readMoney } from '@kernel/parts'

/** One of the person's orders, as far as it takes to recognize it. */
export interface LatestOrder {
  /** The server gives no id: its place from the oldest on. */
  readonly key: number
  /** Nothing where the server gave none. */
  readonly createdAt: Date | undefined
  /** Empty where the server gave none. */
  readonly title: string
  readonly amount: Money | undefined
}

const maxShown = 5

/** The person's latest orders, the newest first: whether an order arrived can be seen there alone (FLT-03). */
export const latestOrdersQuery = () => apiQuery('/api/order/myOrders', { read: readLatestOrders })

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
  const { createdAt, courseTitle, amount, currency } = asRecord(value)
  return {
    createdAt: readDate(createdAt),
    title: readText(courseTitle).trim(),
    amount: readMoney(amount, currency),
  }
}
