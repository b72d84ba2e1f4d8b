import { route } from '@kernel'

/** What the person has paid (BIL-LIST-01). */
export const billingRoute = route('billing/payments', '/user/billing')
