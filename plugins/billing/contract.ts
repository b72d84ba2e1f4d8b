import { route, slot } from '@kernel'

/** Route of the user's payments. */
export const billingRoute = route('billing/payments', '/user/billing')

/**
 * Above the payments: what the list does not have yet.
 * @place `/user/billing`: below the title
 * @example
 * fill(paymentNotes, { id: 'vouchers/open', load: () => import('./ui/open-vouchers') })
 */
export const paymentNotes = slot<object, 'component'>('billing/payments.notes')
