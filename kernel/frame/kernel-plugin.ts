import { kernelTexts } from '../core/i18n/text'
import { definePlugin, page } from '../core/plugin/manifest'
import { route } from '../core/plugin/route'
import { fill } from '../core/plugin/slot'
import { homeRoute, myPageRoute } from '../core/session/routes'
import { homeIcon, personIcon } from '../kit/ui/icons/places'
import { backgroundTasks, keyboardShortcuts, navbarStart } from './slots'

/** Route of the screen "Me", where phones list entries that do not fit into their bar. */
const meRoute = route('kernel/me', '/me')

export const kernelPlugin = definePlugin({
  id: 'kernel',
  routes: [
    page(homeRoute, { isFallback: true, hasServerState: false, load: () => import('./app/home') }),
    page(myPageRoute, {
      isKept: true,
      skeleton: 'posts',
      access: 'member',
      title: kernelTexts.ref('myPage.title'),
      load: () => import('./my-page/my-page'),
    }),
    page(meRoute, {
      access: 'member',
      hasServerState: false,
      title: kernelTexts.ref('nav.me'),
      load: () => import('./me/me'),
    }),
  ],
  fills: [
    fill(navbarStart, {
      id: 'kernel/home',
      order: 0,
      access: 'member',
      label: kernelTexts.ref('nav.home'),
      icon: homeIcon,
      to: myPageRoute,
    }),
    fill(navbarStart, {
      id: 'kernel/me',
      order: 100,
      segment: 'phone',
      access: 'member',
      label: kernelTexts.ref('nav.me'),
      icon: personIcon,
      to: meRoute,
    }),
    fill(backgroundTasks, {
      id: 'kernel/shortcuts',
      access: 'member',
      hasServerState: false,
      load: () => import('./shortcuts/shortcuts'),
    }),
    fill(keyboardShortcuts, {
      id: 'kernel/home',
      order: 0,
      segment: 'g h',
      label: kernelTexts.ref('nav.home'),
      to: myPageRoute,
    }),
  ],
})
