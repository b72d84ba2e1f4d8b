import { background, chatIcon, definePlugin, fill, navbarStart, page } from '@kernel'
import { messagesRoute } from './contract'
import { messagingTexts } from './texts'

const text = messagingTexts.ref

export default definePlugin({
  id: 'messaging',
  settings: () => import('./settings'),
  routes: [
    page(messagesRoute, {
      access: 'member',
      title: text('messages.title'),
      load: () => import('./pages/messages'),
    }),
  ],
  fills: [
    fill(navbarStart, {
      id: 'messaging/messages',
      order: 20,
      access: 'member',
      label: text('messages.title'),
      icon: chatIcon,
      to: messagesRoute,
      badge: () => import('./ui/unread-badge'),
    }),
    fill(background, { id: 'messaging/live', access: 'member', load: () => import('./ui/live-company') }),
  ],
})
