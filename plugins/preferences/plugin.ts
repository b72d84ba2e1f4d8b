import { definePlugin, fill, page, settingsRoute, userMenu } from '@kernel'
import { keyboardShortcuts } from '@kernel/parts'
import { settingsIcon, sunIcon } from '@kernel/ui'
import { searchSources } from '../search/contract'
import { preferencesTexts } from './texts'

const title = preferencesTexts.ref('title')

export default definePlugin({
  id: 'preferences',
  routes: [
    page(settingsRoute, {
      skeleton: 'form',
      access: 'member',
      hasServerState: false,
      title,
      load: () => import('./pages/settings'),
    }),
  ],
  fills: [
    fill(userMenu, {
      id: 'preferences/settings',
      order: 90,
      segment: 'desk',
      label: title,
      icon: settingsIcon,
      to: settingsRoute,
    }),
    fill(userMenu, {
      id: 'preferences/appearance',
      order: 16,
      segment: 'settings',
      label: preferencesTexts.ref('appearance'),
      icon: sunIcon,
      to: settingsRoute,
    }),
    fill(keyboardShortcuts, {
      id: 'preferences/settings',
      order: 90,
      segment: 'g s',
      label: title,
      to: settingsRoute,
    }),
    fill(searchSources, {
      id: 'preferences/settings',
      order: 52,
      access: 'member',
      hasServerState: false,
      label: title,
      icon: settingsIcon,
      load: () => import(/* webpackChunkName: 'search-sources' */ './ui/search-settings'),
    }),
  ],
})
