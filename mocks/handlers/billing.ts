import { listPayments } from '../domain/orders'
import { member } from './operation'

export const billingHandlers = [
  member('getMyOrders', 'GET /api/order/myOrders', ({ world, viewer }) => listPayments(world, viewer)),
]
