import type { FaultCase } from '../fault-case'

export const billingCases: readonly FaultCase[] = [
  {
    operation: 'getMyOrders',
    account: 'ana',
    path: '/user/billing',
    message: 'Your payments could not be loaded',
    success: (page) => page.getByRole('main').getByRole('listitem'),
    exceptions: {
      null: { screenText: 'You have no payments yet' },
      empty: { screenText: 'You have no payments yet' },
    },
  },
]
