import {
  $settings,
  hrefOf,
  type Id,
  isAttended,
  navigate,
  readBoolean,
  sessionStore,
  userStore,
} from '@kernel'
import { createEffect, createEvent, sample, scopeBind } from 'effector'
import { messagesRoute } from '../contract'
import { $unread, unreadReceived } from './unread'

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
}

/** The user switched notifications on or off; the browser's permission is separate. */
export const notifyToggled = createEvent<boolean>()
const delayFx = createEffect(
  (notification: NotificationContent) =>
    new Promise<NotificationContent>((resolve) => setTimeout(() => resolve(notification), otherTabDelay)),
)

const showFx = createEffect(({ conversation, title, body }: NotificationContent) => {
  const go = scopeBind(navigate, { safe: true })
  const to = hrefOf(messagesRoute, undefined, { with: conversation })
  const shown = new Notification(title, { body, tag: `conversation:${conversation}` })
  shown.onclick = () => {
    window.focus()
    go({ to })
    shown.close()
  }
})

/** Whether the browser threw although permission was granted: then only service workers may show notifications. */
export const $isNotifyImpossible = sessionStore(false).on(showFx.fail, () => true)

// Data flow between events, stores and effects

sample({ clock: showFx.fail, fn: () => false, target: notifyToggled })

sample({ clock: notifyToggled, fn: (isEnabled) => () => isEnabled, target: changeFx })

sample({
  clock: unreadReceived,
  source: { isEnabled: $isNotifyEnabled, settings: $settings },
  filter: ({ isEnabled }) => isEnabled && isNotifyAllowed() && !isAttended(),
  fn: ({ settings }, { conversation, message }) => ({
    conversation,
    title: message.userName || settings.brand.name,
    body: message.text,
  }),
  target: delayFx,
})
sample({
  clock: delayFx.doneData,
  source: $unread,
  filter: (unread, { conversation }) => unread[conversation] !== undefined && !isAttended(),
  fn: (_, notification) => notification,
  target: showFx,
})

/** Whether the user granted the browser's permission for notifications. */
export const isNotifyAllowed = () =>
  typeof Notification === 'function' && Notification.permission === 'granted'

/**
 * Whether pages may show notifications. Chrome for Android allows only service workers: the constructor throws in a
 * page, so the only test is to call it. Without permission the call shows nothing.
 */
export function canNotify(): boolean {
  if (typeof Notification !== 'function') return false
  if (Notification.permission === 'granted') return true
  try {
    new Notification('', {}).close()
    return true
  } catch {
    return false
  }
}
