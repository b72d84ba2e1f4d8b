import { apiQuery } from '@kernel'
import { readPayments } from '../model/payment'

/** What the person has paid (BIL-LIST-01). */
export const paymentsQuery = () => apiQuery('/api/order/myOrders', { read: readPayments })
