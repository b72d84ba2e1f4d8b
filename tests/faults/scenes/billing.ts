import type { Scene } from '../scene'

export const billingScenes: readonly Scene[] = [
  {
    operation: 'getMyOrders',
    as: 'ana',
    path: '/user/billing',
    says: 'Your payments could not be loaded',
    done: (page) => page.getByRole('main').getByRole('listitem'),
    but: { null: { shows: 'You have no payments yet' }, empty: { shows: 'You have no payments yet' } },
  },
]
