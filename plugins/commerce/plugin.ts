import { backgroundTasks, definePlugin, fill, navbarEnd, page } from '@kernel'
import { cartIcon } from '@kernel/ui'
import { loginAside, loginNotices } from '../accounts/contract'
import { paymentNotes } from '../billing/contract'
import { courseActions, courseRoute } from '../courses/contract'
import { cartRoute, checkoutRoute, enrolledRoute } from './contract'
import { commerceTexts } from './texts'

const text = commerceTexts.ref

export default definePlugin({
  id: 'commerce',
  needs: [courseRoute],
  settings: () => import('./settings'),
  routes: [
    page(cartRoute, {
      skeleton: 'rows',
      access: 'member',
      title: text('cart.title'),
      load: () => import('./pages/cart'),
    }),
    page(checkoutRoute, {
      skeleton: 'rows',
      access: 'member',
      title: text('checkout.title'),
      hasSideEffects: true,
      load: () => import('./pages/checkout'),
    }),
    page(enrolledRoute, {
      access: 'member',
      title: text('enrolled.page'),
      hasSideEffects: true,
      load: () => import('./pages/enrolled'),
    }),
  ],
  fills: [
    fill(navbarEnd, {
      id: 'commerce/cart',
      order: 20,
      segment: 'counted',
      access: 'member',
      label: text('cart.title'),
      icon: cartIcon,
      to: cartRoute,
      badge: () => import('./ui/cart-badge'),
    }),
    fill(backgroundTasks, { id: 'commerce/cart', access: 'member', load: () => import('./ui/cart-sync') }),
    fill(loginNotices, {
      id: 'commerce/enroll',
      hasServerState: false,
      load: () => import('./ui/enroll-notice'),
    }),
    fill(loginAside, {
      id: 'commerce/enroll',
      hasServerState: false,
      load: () => import('./ui/enroll-aside'),
    }),
    fill(paymentNotes, { id: 'commerce/begun', load: () => import('./ui/begun-payment') }),
    fill(courseActions, { id: 'commerce/enroll', load: () => import('./ui/enroll-button') }),
  ],
})
