import { $session, asRecord, type Id, sameId, sessionStore, unreadCountChanged, userStorage } from '@kernel'
import { attach, combine, createEvent, sample } from 'effector'
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

/** Unread counts were loaded from storage, or changed in another tab. */
export const unreadLoaded = createEvent<Unread>()
/** Whether this tab counts unread messages for the whole browser, as the leader tab (decision:tabs-share-session). */
export const countingChanged = createEvent<boolean>()
/** The conversation whose last message is visible has changed; null for none. */
export const visibilityChanged = createEvent<Id | null>()

/** The user marked a conversation as read without opening it, or opened one that is gone. */
export const conversationRead = createEvent<Id>()

/** The stored unread counts; invalid ones are left out. */
export const storedUnread = userStorage.define('unread', (stored): Unread => {
  const counts = Object.entries(asRecord(stored)).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) > 0,
  )
  return createIdMap(Object.fromEntries(counts))
})

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

export const $unread = sessionStore<Unread>(createIdMap())
  .on(unreadLoaded, (_, unread) => unread)
  .on(unreadReceived, (unread, { conversation }) =>
    createIdMap({ ...unread, [conversation]: (unread[conversation] ?? 0) + 1 }),
  )

// Reading a conversation in this tab also clears its count in the leader tab.
const seen = sample({
  clock: [$visibleConversation, $unread],
  source: combine({ visible: $visibleConversation, unread: $unread }),
  filter: ({ visible, unread }) => visible !== null && unread[visible] !== undefined,
  fn: ({ visible }) => String(visible),
})
$unread.on([seen, conversationRead.map(String)], (unread, conversation) => {
  const { [conversation]: _, ...others } = unread
  return createIdMap(others)
})

export const $unreadCount = $unread.map((unread) =>
  Object.values(unread).reduce((sum, count) => sum + count, 0),
)

// Data flow between events, stores and effects

sample({ clock: $unreadCount, target: unreadCountChanged })

const saveFx = attach({
  source: { session: $session, unread: $unread },
  effect: ({ session, unread }) => storedUnread(session).save(unread),
})
sample({ clock: [unreadReceived, seen, conversationRead], fn: () => undefined, target: saveFx })
