import type { BadgeProps } from '@kernel/ui'
import type { billingTexts } from '../texts'

type Key = Parameters<typeof billingTexts.ref>[0]

interface KnownStatus {
  readonly text: Key
  readonly tone: NonNullable<BadgeProps['tone']>
}

/** Payment statuses that servers commonly use; others are shown unchanged. */
const payments: Readonly<Record<string, KnownStatus>> = {
  paid: { text: 'status.paid', tone: 'success' },
  succeeded: { text: 'status.paid', tone: 'success' },
  pending: { text: 'status.pending', tone: 'warning' },
  unpaid: { text: 'status.unpaid', tone: 'warning' },
  declined: { text: 'status.declined', tone: 'danger' },
  failed: { text: 'status.failed', tone: 'danger' },
  refunded: { text: 'status.refunded', tone: 'info' },
  cancelled: { text: 'status.cancelled', tone: 'neutral' },
  canceled: { text: 'status.cancelled', tone: 'neutral' },
}

/** Order statuses that servers commonly use; others are shown unchanged. */
const orders: Readonly<Record<string, KnownStatus>> = {
  created: { text: 'order.created', tone: 'info' },
  pending: { text: 'order.pending', tone: 'warning' },
  processing: { text: 'order.processing', tone: 'info' },
  completed: { text: 'order.completed', tone: 'success' },
  cancelled: { text: 'order.cancelled', tone: 'neutral' },
  canceled: { text: 'order.cancelled', tone: 'neutral' },
}

const findStatus = (statuses: Readonly<Record<string, KnownStatus>>, status: string) =>
  Object.hasOwn(statuses, status.toLowerCase()) ? statuses[status.toLowerCase()] : undefined

/** Undefined for an unknown word. */
export const knownPayment = (status: string): KnownStatus | undefined => findStatus(payments, status)

/** Undefined for an unknown word. */
export const knownOrder = (status: string): KnownStatus | undefined => findStatus(orders, status)

/** What becomes of an order by the status of its payment. */
const usualOrders: Readonly<Partial<Record<Key, readonly Key[]>>> = {
  'status.paid': ['order.completed'],
  'status.pending': ['order.created', 'order.pending'],
  'status.unpaid': ['order.created', 'order.pending'],
  'status.declined': ['order.cancelled'],
  'status.failed': ['order.cancelled'],
  'status.refunded': ['order.cancelled'],
  'status.cancelled': ['order.cancelled'],
}

/** Whether the status of an order follows from that of its payment, so that it says nothing more. */
export const isUsualOrder = (paymentStatus: string, orderStatus: string): boolean => {
  const [payment, order] = [knownPayment(paymentStatus), knownOrder(orderStatus)]
  return payment !== undefined && order !== undefined && !!usualOrders[payment.text]?.includes(order.text)
}

const voidPayments: readonly Key[] = [
  'status.declined',
  'status.failed',
  'status.refunded',
  'status.cancelled',
]

/** Whether a payment with this status took no money, or gave it back. */
export const isVoid = (status: string): boolean => {
  const known = knownPayment(status)
  return known !== undefined && voidPayments.includes(known.text)
}
