import {
  $session,
  $settings,
  hrefOf,
  type Id,
  navigate,
  type Session,
  sessionStore,
  userStorage,
} from '@kernel'
import { createEffect, createEvent, sample, scopeBind } from 'effector'
import { messagesRoute } from '../contract'
import { $unread, unreadReceived } from './unread'

/** Time in ms for another tab to mark the message as read before it is notified. */
const otherTabDelay = 1_000

/** Storage key. */
export const notifyKey = 'notify'

interface NotificationContent {
  readonly conversation: Id
  readonly title: string
  readonly body: string
}

// Events

/** The user's choice; the browser's permission is separate. */
export const notifyToggled = createEvent<boolean>()
/** Loaded from storage, or changed in another tab. */
export const notifyLoaded = createEvent<boolean>()

// Stores

export const $isNotifyEnabled = sessionStore(false).on(
  [notifyToggled, notifyLoaded],
  (_, isEnabled) => isEnabled,
)

// Effects

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

const saveFx = createEffect(({ session, isEnabled }: { session: Session | null; isEnabled: boolean }) => {
  if (!session) return
  const storage = userStorage(session)
  if (isEnabled) storage.set(notifyKey, 'yes')
  else storage.remove(notifyKey)
})

/** The browser threw although permission was granted: only service workers may notify there. */
export const $isNotifyImpossible = sessionStore(false).on(showFx.fail, () => true)

// Wiring

sample({ clock: showFx.fail, fn: () => false, target: notifyToggled })

sample({
  clock: notifyToggled,
  source: $session,
  fn: (session, isEnabled) => ({ session, isEnabled }),
  target: saveFx,
})

sample({
  clock: unreadReceived,
  source: { isEnabled: $isNotifyEnabled, settings: $settings },
  filter: ({ isEnabled }) => isEnabled && isNotifyAllowed() && document.hidden,
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
  filter: (unread, { conversation }) => unread[conversation] !== undefined && document.hidden,
  fn: (_, notification) => notification,
  target: showFx,
})

/** Whether the user granted permission. */
export const isNotifyAllowed = () =>
  typeof Notification === 'function' && Notification.permission === 'granted'

/**
 * Whether pages may show notifications. In Chrome for Android only service workers may: the constructor throws, which
 * cannot be detected otherwise. Without permission the attempt shows nothing.
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
