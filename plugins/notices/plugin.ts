import { definePlugin, fill, navbarEnd } from '@kernel'
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
    fill(settingsSections, {
      id: 'notices/choices',
      order: 6,
      access: 'member',
      hasServerState: false,
      label: noticesTexts.ref('kinds.title'),
      load: () => import('./ui/notice-settings'),
    }),
  ],
})
