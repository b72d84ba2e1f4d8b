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

/** Milliseconds in which another tab may show that the message is being read there. */
const moment = 1_000

/** Under which the wish is kept. */
export const notifyKey = 'notify'

interface News {
  readonly conversation: Id
  readonly title: string
  readonly body: string
}

// Events: what happened

/** The person wants to be told by the system, or not any more; what the browser allows is another matter. */
export const notifyToggled = createEvent<boolean>()
/** What is kept of it has been read, or another tab has changed it. */
export const notifyLoaded = createEvent<boolean>()

// Stores: what we remember

export const $isNotifyEnabled = sessionStore(false).on(
  [notifyToggled, notifyLoaded],
  (_, isWished) => isWished,
)

// Effects: what leaves this module

const waitFx = createEffect(
  (news: News) => new Promise<News>((resolve) => setTimeout(() => resolve(news), moment)),
)

const showFx = createEffect(({ conversation, title, body }: News) => {
  const go = scopeBind(navigate, { safe: true })
  const to = hrefOf(messagesRoute, undefined, { with: conversation })
  const notification = new Notification(title, { body, tag: `conversation:${conversation}` })
  notification.onclick = () => {
    window.focus()
    go({ to })
    notification.close()
  }
})

const keepFx = createEffect(({ session, isWished }: { session: Session | null; isWished: boolean }) => {
  if (!session) return
  const keep = userStorage(session)
  if (isWished) keep.set(notifyKey, 'yes')
  else keep.remove(notifyKey)
})

/** The browser has refused to show what it had allowed: only service workers may there. */
export const $isNotifyImpossible = sessionStore(false).on(showFx.fail, () => true)

// Wiring: how they connect

sample({ clock: showFx.fail, fn: () => false, target: notifyToggled })

sample({
  clock: notifyToggled,
  source: $session,
  fn: (session, isWished) => ({ session, isWished }),
  target: keepFx,
})

sample({
  clock: unreadReceived,
  source: { isWished: $isNotifyEnabled, settings: $settings },
  filter: ({ isWished }) => isWished && isNotifyAllowed() && document.hidden,
  fn: ({ settings }, { conversation, message }) => ({
    conversation,
    title: message.userName || settings.brand.name,
    body: message.text,
  }),
  target: waitFx,
})
sample({
  clock: waitFx.doneData,
  source: $unread,
  filter: (unread, { conversation }) => unread[conversation] !== undefined && document.hidden,
  fn: (_, news) => news,
  target: showFx,
})

/** Whether the browser lets the product tell of news outside the page. */
export const isNotifyAllowed = () => 'Notification' in globalThis && Notification.permission === 'granted'

/**
 * Whether a page can tell of news outside itself. Chrome for Android leaves that to service workers: there the
 * constructor throws, which nothing but a try tells. Without permission a try shows nothing.
 */
export function canNotify(): boolean {
  if (!('Notification' in globalThis)) return false
  if (Notification.permission === 'granted') return true
  try {
    new Notification('', {}).close()
    return true
  } catch {
    return false
  }
}
