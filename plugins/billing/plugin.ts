import { definePlugin, fill, page, userMenu } from '@kernel'
import { cardIcon } from '@kernel/ui'
import { billingRoute } from './contract'
import { billingTexts } from './texts'

const text = billingTexts.ref

export default definePlugin({
  id: 'billing',
  routes: [
    page(billingRoute, { access: 'member', title: text('title'), load: () => import('./pages/payments') }),
  ],
  fills: [
    fill(userMenu, {
      id: 'billing/payments',
      order: 20,
      access: 'member',
      label: text('title'),
      icon: cardIcon,
      to: billingRoute,
    }),
  ],
})
