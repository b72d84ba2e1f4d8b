import { route } from '@kernel'

/** Route of the user's payments (BIL-LIST-01). */
export const billingRoute = route('billing/payments', '/user/billing')
