import {
  definePlugin,
  fill,
  homeRoute,
  loginIcon,
  loginRoute,
  logoutIcon,
  logoutRoute,
  mailIcon,
  navbarEnd,
  page,
  personAddIcon,
  registerRoute,
  timeoutRoute,
  userMenu,
} from '@kernel'
import {
  activationErrorRoute,
  activationInstructionsRoute,
  activationRoute,
  activationSuccessRoute,
  contactRoute,
  waitingListRoute,
} from './contract'
import { accountsTexts } from './texts'

const text = accountsTexts.ref

export default definePlugin({
  id: 'accounts',
  routes: [
    page(homeRoute, {
      title: text('landing.headline'),
      hasServerState: false,
      load: () => import('./pages/landing'),
    }),
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
    page(registerRoute, {
      session: 'none',
      title: text('user.register.title'),
      load: () => import('./pages/register'),
    }),
    page(waitingListRoute, {
      session: 'none',
      title: text('waitingList.success.title'),
      hasServerState: false,
      load: () => import('./pages/waiting-list'),
    }),
    page(activationInstructionsRoute, {
      session: 'none',
      title: text('activate.instructions.title'),
      hasServerState: false,
      load: () => import('./pages/activation-instructions'),
    }),
    page(activationSuccessRoute, {
      session: 'none',
      title: text('activate.success.title'),
      hasServerState: false,
      load: () => import('./pages/activation-success'),
    }),
    page(activationErrorRoute, {
      session: 'none',
      title: text('activate.error.title'),
      hasServerState: false,
      load: () => import('./pages/activation-error'),
    }),
    page(activationRoute, {
      session: 'none',
      title: text('activate.title'),
      hasServerState: false,
      load: () => import('./pages/activation'),
    }),
    page(contactRoute, {
      access: 'member',
      title: text('contact.title'),
      load: () => import('./pages/contact'),
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
    fill(navbarEnd, {
      id: 'accounts/register',
      order: 20,
      access: 'visitor',
      label: text('user.register.nav'),
      icon: personAddIcon,
      to: registerRoute,
    }),
    fill(userMenu, {
      id: 'accounts/contact',
      order: 80,
      label: text('contact.title'),
      icon: mailIcon,
      to: contactRoute,
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
