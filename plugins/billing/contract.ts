import { route } from '@kernel'

/** The user's payments (BIL-LIST-01). */
export const billingRoute = route('billing/payments', '/user/billing')
