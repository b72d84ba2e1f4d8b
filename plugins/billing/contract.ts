import { route } from '@kernel'

/** Route of the user's payments. */
export const billingRoute = route('billing/payments', '/user/billing')
