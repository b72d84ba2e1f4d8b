import {
  definePlugin,
  fill,
  loginIcon,
  loginRoute,
  logoutIcon,
  logoutRoute,
  navbarEnd,
  page,
  timeoutRoute,
  userMenu,
} from '@kernel'
import { accountsTexts } from './texts'

const text = accountsTexts.ref

export default definePlugin({
  id: 'accounts',
  routes: [
    page(loginRoute, {
      access: 'visitor',
      title: text('login.title'),
      hasServerState: false,
      load: () => import('./pages/login'),
    }),
    page(logoutRoute, {
      session: 'optional',
      title: text('logout.title'),
      hasServerState: false,
      load: () => import('./pages/logout'),
    }),
    page(timeoutRoute, {
      session: 'optional',
      title: text('login.timeout.title'),
      hasServerState: false,
      load: () => import('./pages/timeout'),
    }),
  ],
  fills: [
    fill(navbarEnd, {
      id: 'accounts/login',
      order: 10,
      access: 'visitor',
      label: text('login.title'),
      icon: loginIcon,
      to: loginRoute,
    }),
    fill(userMenu, {
      id: 'accounts/logout',
      order: 90,
      label: text('logout.title'),
      icon: logoutIcon,
      to: logoutRoute,
    }),
  ],
})
