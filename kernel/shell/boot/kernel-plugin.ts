import { kernelTexts } from '../../core/i18n/text'
import { definePlugin, type PageEntry, page } from '../../core/plugin/manifest'
import { route } from '../../core/plugin/route'
import { backgroundTasks, keyboardShortcuts, navbarStart, userMenu } from '../../core/plugin/shell-slots'
import { fill, type SlotRef } from '../../core/plugin/slot'
import { homeRoute, myPageRoute, settingsRoute } from '../../core/session/routes'
import { homeIcon, personIcon, settingsIcon } from '../../ui/icons/places'

/** Route of the component showcase, which only development builds have. */
const showcaseRoute = route('kernel/showcase', '/__ui')

/** Route of the diagnostics, whose screen decides whether it may be shown. */
const diagnosticsRoute = route('kernel/diagnostics', '/__plugins')

/** Route of the screen "Me", where phones list entries that do not fit into their bar. */
const meRoute = route('kernel/me', '/me')

const showcase: PageEntry[] =
  process.env.NODE_ENV === 'production'
    ? []
    : [page(showcaseRoute, { session: 'optional', load: () => import('../showcase/showcase') })]

/** The slot of the search, for the settings, which are a part of the kernel. */
const searchSources: SlotRef<{ readonly searchText: string; readonly limit: number }, 'value'> = {
  kind: 'slot',
  id: 'search/sources',
}

/** Screens of the kernel, declared like those of a plugin. */
export const kernelPlugin = definePlugin({
  id: 'kernel',
  routes: [
    page(homeRoute, { isFallback: true, hasServerState: false, load: () => import('../app/home') }),
    page(myPageRoute, {
      skeleton: 'posts',
      access: 'member',
      title: kernelTexts.ref('myPage.title'),
      load: () => import('../my-page/my-page'),
    }),
    page(settingsRoute, {
      skeleton: 'form',
      access: 'member',
      hasServerState: false,
      title: kernelTexts.ref('settings.title'),
      load: () => import('../settings/settings'),
    }),
    page(meRoute, {
      access: 'member',
      hasServerState: false,
      title: kernelTexts.ref('nav.me'),
      load: () => import('../me/me'),
    }),
    page(diagnosticsRoute, { session: 'optional', load: () => import('../diagnostics/diagnostics-page') }),
    ...showcase,
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
      load: () => import('../shortcuts/shortcuts'),
    }),
    fill(keyboardShortcuts, {
      id: 'kernel/home',
      order: 0,
      segment: 'g h',
      label: kernelTexts.ref('nav.home'),
      to: myPageRoute,
    }),
    fill(keyboardShortcuts, {
      id: 'kernel/settings',
      order: 90,
      segment: 'g s',
      label: kernelTexts.ref('settings.title'),
      to: settingsRoute,
    }),
    fill(searchSources, {
      id: 'kernel/settings',
      order: 52,
      access: 'member',
      hasServerState: false,
      label: kernelTexts.ref('settings.title'),
      icon: settingsIcon,
      load: () => import('../settings/search-settings'),
    }),
    fill(userMenu, {
      id: 'kernel/settings',
      order: 90,
      label: kernelTexts.ref('settings.title'),
      icon: settingsIcon,
      to: settingsRoute,
    }),
  ],
})
