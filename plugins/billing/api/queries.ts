import { apiQuery } from '@kernel'
import { readPayments } from '../model/payment'

/** Query of the user's payments. */
export const paymentsQuery = () => apiQuery('/api/order/myOrders', { read: readPayments })
