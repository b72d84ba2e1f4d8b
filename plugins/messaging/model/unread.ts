import { $session, asRecord, type Id, sameId, sessionStore, unreadCountChanged, userStore } from '@kernel'
import { combine, createEvent, sample } from 'effector'
import { messageReceived } from './message'

/**
 * Creates a map without prototype: ids come from the server, so `__proto__` or `constructor` must be ordinary keys.
 *
 * @example createIdMap({ ...counts, [id]: 1 })
 */
const createIdMap = <Value>(entries: Readonly<Record<string, Value>> = {}): Readonly<Record<string, Value>> =>
  Object.assign(Object.create(null), entries)

/**
 * Unread messages per conversation; counted in the browser because the server does not
 * (decision:optional-message-fields).
 */
export type Unread = Readonly<Record<string, number>>

/** Whether this tab counts unread messages for the whole browser, as the leader tab (decision:tabs-share-session). */
export const countingChanged = createEvent<boolean>()
/** The conversation whose last message is visible has changed; null for none. */
export const visibilityChanged = createEvent<Id | null>()

/** The user marked a conversation as read without opening it, or opened one that is gone. */
export const conversationRead = createEvent<Id>()

/** The stored unread counts; invalid ones are left out. */
export const unread = userStore('unread', (stored): Unread => {
  const counts = Object.entries(asRecord(stored)).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) > 0,
  )
  return createIdMap(Object.fromEntries(counts))
})

export const $unread = unread.$value

const $isCounting = sessionStore(false).on(countingChanged, (_, isCounting) => isCounting)
const $visibleConversation = sessionStore<Id | null>(null).on(visibilityChanged, (_, visible) => visible)

/** A message of somebody else arrived in a conversation that is not visible; fires only in the leader tab. */
export const unreadReceived = sample({
  clock: messageReceived,
  source: { me: $session, isCounting: $isCounting, visible: $visibleConversation },
  filter: ({ me, isCounting, visible }, { conversation, message }) =>
    isCounting && !sameId(message.userId, me?.person.id) && !sameId(conversation, visible ?? undefined),
  fn: (_, received) => received,
})

// Reading a conversation in this tab also clears its count in the leader tab.
const seen = sample({
  clock: [$visibleConversation, $unread],
  source: combine({ visible: $visibleConversation, unread: $unread }),
  filter: ({ visible, unread }) => visible !== null && unread[visible] !== undefined,
  fn: ({ visible }) => String(visible),
})

export const $unreadCount = $unread.map((unread) =>
  Object.values(unread).reduce((sum, count) => sum + count, 0),
)

// Data flow between events, stores and effects

sample({ clock: $unreadCount, target: unreadCountChanged })

sample({
  clock: unreadReceived,
  fn:
    ({ conversation }) =>
    (unread: Unread) =>
      createIdMap({ ...unread, [conversation]: (unread[conversation] ?? 0) + 1 }),
  target: unread.changeFx,
})
sample({
  clock: [seen, conversationRead.map(String)],
  fn: (conversation) => (unread: Unread) => {
    const { [conversation]: _, ...others } = unread
    return createIdMap(others)
  },
  target: unread.changeFx,
})
