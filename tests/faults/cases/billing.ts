import type { FaultCase } from '../fault-case'

export const billingCases: readonly FaultCase[] = [
  {
    operation: 'getMyOrders',
    as: 'ana',
    path: '/user/billing',
    says: 'Your payments could not be loaded',
    done: (page) => page.getByRole('main').getByRole('listitem'),
    but: { null: { shows: 'You have no payments yet' }, empty: { shows: 'You have no payments yet' } },
  },
]
