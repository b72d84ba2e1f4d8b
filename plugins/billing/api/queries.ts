import { apiQuery } from '@kernel'
import { readPayments } from '../model/payment'

export const paymentsQuery = () => apiQuery('/api/order/myOrders', { read: readPayments })
