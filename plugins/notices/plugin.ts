import { definePlugin, fill, navbarEnd } from '@kernel'

export default definePlugin({
  id: 'notices',
  fills: [
    fill(navbarEnd, {
      id: 'notices/bell',
      order: 30,
      access: 'member',
      load: () => import('./ui/notices-button'),
    }),
  ],
})
