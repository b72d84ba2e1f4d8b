import type { FaultCase } from '../fault-case'

export const billingCases: readonly FaultCase[] = [
  {
    operation: 'getMyOrders',
    account: 'ana',
    path: '/user/billing',
    message: 'Your payments couldn’t be loaded',
    success: (page) => page.getByRole('main').getByRole('listitem'),
    exceptions: {
      null: { screenText: 'You don’t have any payments yet' },
      empty: { screenText: 'You don’t have any payments yet' },
    },
  },
]
