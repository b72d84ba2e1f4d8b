import { apiQuery } from '@kernel'
import { readPayments } from '../model/payment'

/** Query of the user's payments (BIL-LIST-01). */
export const paymentsQuery = () => apiQuery('/api/order/myOrders', { read: readPayments })
