import { backgroundTasks, definePlugin, fill, navbarStart, page } from '@kernel'
import { chatIcon } from '@kernel/ui'
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
    fill(backgroundTasks, {
      id: 'messaging/live',
      access: 'member',
      load: () => import('./ui/hub-connection'),
    }),
  ],
})
