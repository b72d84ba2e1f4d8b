import type { BadgeProps } from '@kernel/ui'
import type { billingTexts } from '../texts'

type Key = Parameters<typeof billingTexts.ref>[0]

/** How a status is called and looks. */
interface KnownStatus {
  readonly text: Key
  readonly tone: NonNullable<BadgeProps['tone']>
}

/** Words that servers use for how a payment went; all others are shown as they are. */
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

/** And for how an order stands. */
const orders: Readonly<Record<string, KnownStatus>> = {
  created: { text: 'order.created', tone: 'info' },
  pending: { text: 'order.pending', tone: 'warning' },
  processing: { text: 'order.processing', tone: 'info' },
  completed: { text: 'order.completed', tone: 'success' },
  cancelled: { text: 'order.cancelled', tone: 'neutral' },
  canceled: { text: 'order.cancelled', tone: 'neutral' },
}

const known = (statuses: Readonly<Record<string, KnownStatus>>, status: string) =>
  Object.hasOwn(statuses, status.toLowerCase()) ? statuses[status.toLowerCase()] : undefined

/** What is known of a payment's status; nothing where nobody here knows the word. */
export const knownPayment = (status: string): KnownStatus | undefined => known(payments, status)

/** What is known of an order's status; nothing where nobody here knows the word. */
export const knownOrder = (status: string): KnownStatus | undefined => known(orders, status)
