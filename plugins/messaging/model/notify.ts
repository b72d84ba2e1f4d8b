import {
  $languageTag,
  $settings,
  addressOf,
  hrefOf,
  type Id,
  isAttended,
  navigate,
  readBoolean,
  sessionEnded,
  sessionStore,
  userStore,
} from '@kernel'
import { createEffect, createEvent, sample, scopeBind } from 'effector'
import { $quietHours, isQuiet } from '../../notices/contract'
import { messagesRoute } from '../contract'
import { withoutQuote } from './quote'
import { $unmutedUnread, type Unread, unreadReceived } from './unread'

/** Time in ms in which another tab may mark the message as read, before a notification is shown. */
const otherTabDelay = 1_000

/** The user's choice about notifications; earlier builds stored "yes". */
const { $value: $isNotifyEnabled, changeFx } = userStore(
  'notify',
  (stored) => stored === 'yes' || readBoolean(stored),
)

export { $isNotifyEnabled }

interface NotificationContent {
  readonly conversation: Id
  readonly title: string
  readonly body: string
  readonly lang: string
  /** When the message arrived, by the clock of the device, which shows it. */
  readonly timestamp: number
}

/** The user switched notifications on or off; the browser's permission is separate. */
export const notifyToggled = createEvent<boolean>()
const delayFx = createEffect(
  (notification: NotificationContent) =>
    new Promise<NotificationContent>((resolve) => setTimeout(() => resolve(notification), otherTabDelay)),
)

/** The shown notifications of this page by conversation. They are outside of the page, so the end of the session must close them. */
const shown = new Map<string, Notification>()

const tagStart = 'conversation:'

/** The registration of the product's service worker. Chrome for Android lets only workers show notifications. */
async function workerOf(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  const [script] = registration?.active?.scriptURL.split('?') ?? []
  return script === addressOf('/service-worker.js') ? registration : undefined
}

const showFx = createEffect(async ({ conversation, title, ...content }: NotificationContent) => {
  const go = scopeBind(navigate, { safe: true })
  const to = hrefOf(messagesRoute, undefined, { with: conversation })
  // The types lack `timestamp` and `renotify`, without which a second message of a conversation makes no sound.
  const options = {
    ...content,
    tag: tagStart + conversation,
    renotify: true,
    // For the worker, see kernel/served/worker/pressed-notice.ts.
    data: { to },
    icon: document.querySelector<HTMLLinkElement>('link[rel=apple-touch-icon]')?.href ?? '',
  }
  const worker = await workerOf()
  if (worker) return worker.showNotification(title, options)
  const notification = new Notification(title, options)
  notification.onclick = () => {
    window.focus()
    go({ to })
    notification.close()
  }
  shown.set(String(conversation), notification)
  // After that, nothing could close it.
  addEventListener('pagehide', () => notification.close(), { once: true })
})
/** Closes the notifications of conversations that were read, in any tab. After the session, no conversation is unread. */
const closeFx = createEffect(async (unread: Unread) => {
  for (const [conversation, notification] of shown) {
    if (unread[conversation] !== undefined) continue
    shown.delete(conversation)
    notification.close()
  }
  const worker = await workerOf()
  for (const notification of (await worker?.getNotifications()) ?? []) {
    const [, conversation] = (notification.tag ?? '').split(tagStart)
    if (conversation !== undefined && unread[conversation] === undefined) notification.close()
  }
})

/** Whether the browser threw although permission was granted: then only service workers may show notifications. */
export const $isNotifyImpossible = sessionStore(false).on(showFx.fail, () => true)

// Data flow between events, stores and effects

sample({ clock: showFx.fail, fn: () => false, target: notifyToggled })

sample({ clock: notifyToggled, fn: (isEnabled) => () => isEnabled, target: changeFx })

sample({
  clock: unreadReceived,
  source: {
    isEnabled: $isNotifyEnabled,
    quiet: $quietHours,
    settings: $settings,
    lang: $languageTag,
  },
  filter: ({ isEnabled, quiet }) => isEnabled && isNotifyAllowed() && !isAttended() && !isQuiet(quiet),
  fn: ({ settings, lang }, { conversation, message }) => ({
    conversation,
    title: message.userName || settings.brand.name,
    body: withoutQuote(message.text),
    lang,
    timestamp: Date.now(),
  }),
  target: delayFx,
})
sample({
  clock: delayFx.doneData,
  source: $unmutedUnread,
  filter: (unread, { conversation }) => unread[conversation] !== undefined && !isAttended(),
  fn: (_, notification) => notification,
  target: showFx,
})

// Also when a notification was on its way meanwhile, or is one of a page that was closed.
sample({ clock: [$unmutedUnread, showFx.done, sessionEnded], source: $unmutedUnread, target: closeFx })

/** Whether the user granted the browser's permission for notifications. */
export const isNotifyAllowed = () =>
  typeof Notification === 'function' && Notification.permission === 'granted'

/**
 * Whether notifications can be shown: by the service worker, or by the page. Chrome for Android allows only the former: the
 * constructor throws in a page, so the only test is to call it. Without permission the call shows nothing.
 */
export function canNotify(): boolean {
  if (typeof Notification !== 'function') return false
  if (Notification.permission === 'granted' || navigator.serviceWorker?.controller) return true
  try {
    new Notification('', {}).close()
    return true
  } catch {
    return false
  }
}
