import { definePlugin, fill, page, userMenu } from '@kernel'
import { cardIcon } from '@kernel/ui'
import { dataExports } from '../accounts/contract'
import { orderSections } from '../commerce/contract'
import { noticeSources } from '../notices/contract'
import { billingRoute } from './contract'
import { billingTexts } from './texts'

const text = billingTexts.ref

export default definePlugin({
  id: 'billing',
  routes: [
    page(billingRoute, {
      skeleton: 'rows',
      access: 'member',
      title: text('title'),
      load: () => import('./pages/payments'),
    }),
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
    fill(orderSections, {
      id: 'billing/receipt',
      load: () => import('./ui/order-receipt'),
    }),
    fill(dataExports, {
      id: 'billing/payments',
      order: 60,
      access: 'member',
      label: billingTexts.ref('title'),
      load: () => import(/* webpackChunkName: 'exports' */ './ui/export-payments'),
    }),
    fill(noticeSources, {
      id: 'billing/paid',
      order: 40,
      access: 'member',
      label: text('notice.title'),
      icon: cardIcon,
      load: () => import('./ui/payment-notices'),
    }),
  ],
})
