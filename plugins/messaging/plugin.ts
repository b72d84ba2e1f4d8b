import { backgroundTasks, definePlugin, fill, myPageSide, navbarStart, page, shareTargets } from '@kernel'
import { keyboardShortcuts } from '@kernel/parts'
import { chatIcon, copyIcon, sendIcon } from '@kernel/ui'
import { dataExports } from '../accounts/contract'
import { groupActivity, groupSections } from '../groups/contract'
import { noticeSources } from '../notices/contract'
import { settingsSections } from '../preferences/contract'
import { searchSources } from '../search/contract'
import { type MessageActionProps, messageActions, messagesRoute } from './contract'
import { messagingTexts } from './texts'

const text = messagingTexts.ref

export default definePlugin({
  id: 'messaging',
  settings: () => import('./settings'),
  routes: [
    page(messagesRoute, {
      skeleton: 'people',
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
    fill(shareTargets, {
      id: 'messaging/message',
      access: 'member',
      label: text('share.title'),
      icon: chatIcon,
      load: () => import('./ui/share-in-message'),
    }),
    fill(myPageSide, {
      id: 'messaging/recent',
      order: 10,
      segment: 'places',
      access: 'member',
      label: text('recent.title'),
      load: () => import('./ui/recent-people'),
    }),
    fill(settingsSections, {
      id: 'messaging/notifications',
      order: 5,
      segment: 'notices',
      hasServerState: false,
      label: text('messages.title'),
      load: () => import('./ui/notify-setting'),
    }),
    fill(backgroundTasks, {
      id: 'messaging/live',
      access: 'member',
      load: () => import('./ui/hub-connection'),
    }),
    fill(keyboardShortcuts, {
      id: 'messaging/messages',
      order: 20,
      segment: 'g m',
      label: text('messages.title'),
      to: messagesRoute,
    }),
    fill(keyboardShortcuts, {
      id: 'messaging/reply',
      order: 60,
      segment: 'r',
      label: text('message.reply'),
      group: text('messages.title'),
      load: () => import('./ui/reply-shortcut'),
    }),
    fill(messageActions, {
      id: 'messaging/reply',
      order: 10,
      label: text('message.reply'),
      icon: chatIcon,
      load: async () => ({ default: ({ onReply }: MessageActionProps) => onReply() }),
    }),
    fill(messageActions, {
      id: 'messaging/copy',
      order: 20,
      label: text('message.copy'),
      icon: copyIcon,
      load: () => import('./ui/copy-message'),
    }),
    fill(messageActions, {
      id: 'messaging/forward',
      order: 30,
      label: text('message.forward'),
      icon: sendIcon,
      load: async () => ({ default: ({ onForward }: MessageActionProps) => onForward() }),
    }),
    fill(dataExports, {
      id: 'messaging/messages',
      order: 40,
      access: 'member',
      label: text('messages.title'),
      load: () => import(/* webpackChunkName: 'exports' */ './ui/export-messages'),
    }),
    fill(searchSources, {
      id: 'messaging/conversations',
      order: 20,
      label: text('conversations.title'),
      icon: chatIcon,
      load: () => import(/* webpackChunkName: 'search-sources' */ './ui/search-conversations'),
    }),
    fill(groupActivity, {
      id: 'messaging/last-line',
      access: 'member',
      load: () => import('./ui/group-last-line'),
    }),
    fill(groupSections, {
      id: 'messaging/latest',
      order: 10,
      access: 'member',
      label: text('group.latest'),
      load: () => import('./ui/group-messages'),
    }),
    fill(noticeSources, {
      id: 'messaging/unread',
      order: 20,
      label: text('messages.title'),
      icon: chatIcon,
      load: () => import('./ui/unread-notices'),
    }),
  ],
})
