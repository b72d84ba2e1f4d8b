import { definePlugin, fill, meHeader, page, profileRoute, userMenu } from '@kernel'
import { linkCards } from '@kernel/parts'
import { globeIcon } from '@kernel/ui'
import { profilePanels } from '../accounts/contract'
import { publicPageRoute } from './contract'
import { publicPageTexts } from './texts'

const text = publicPageTexts.ref

export default definePlugin({
  id: 'public-page',
  routes: [
    // `session: optional`: the public page is also readable with an expired token.
    page(publicPageRoute, {
      skeleton: 'posts',
      session: 'optional',
      title: text('page.title'),
      matchParams: ({ id }) => id !== undefined && /^@(?!\.+$)/.test(id),
      preload: { path: '/api/user/settingsByLogin/{login}', prefix: '@' },
      load: () => import('./pages/public-page'),
    }),
  ],
  fills: [
    fill(linkCards, {
      id: 'public-page/card',
      label: text('shared'),
      to: publicPageRoute,
      load: () => import('./ui/page-link'),
    }),
    fill(meHeader, { id: 'public-page/mine', access: 'member', load: () => import('./ui/own-page-link') }),
    fill(userMenu, {
      id: 'public-page/my-page',
      order: 11,
      segment: 'settings',
      label: text('myPage.title'),
      icon: globeIcon,
      to: profileRoute,
      query: { panel: 'my-page' },
    }),
    fill(profilePanels, {
      id: 'public-page/my-page',
      order: 40,
      segment: 'my-page',
      label: text('myPage.title'),
      detail: text('myPage.detail'),
      load: () => import('./ui/my-page-panel'),
    }),
  ],
})
