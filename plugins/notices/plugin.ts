import { definePlugin, fill, navbarEnd, settingsRoute, userMenu } from '@kernel'
import { bellIcon } from '@kernel/ui'
import { settingsSections } from '../preferences/contract'
import { noticesTexts } from './texts'

export default definePlugin({
  id: 'notices',
  fills: [
    fill(navbarEnd, {
      id: 'notices/bell',
      order: 30,
      access: 'member',
      load: () => import('./ui/notices-button'),
    }),
    fill(userMenu, {
      id: 'notices/settings',
      order: 17,
      segment: 'settings',
      label: noticesTexts.ref('title'),
      icon: bellIcon,
      to: settingsRoute,
      query: { panel: 'notices' },
    }),
    fill(settingsSections, {
      id: 'notices/choices',
      order: 6,
      segment: 'notices',
      access: 'member',
      hasServerState: false,
      label: noticesTexts.ref('kinds.title'),
      detail: noticesTexts.ref('kinds.about'),
      load: () => import('./ui/notice-settings'),
    }),
    fill(settingsSections, {
      id: 'notices/quiet',
      order: 7,
      segment: 'notices',
      access: 'member',
      hasServerState: false,
      label: noticesTexts.ref('sound.about'),
      load: () => import('./ui/notice-settings').then(({ QuietHours }) => ({ default: QuietHours })),
    }),
  ],
})
