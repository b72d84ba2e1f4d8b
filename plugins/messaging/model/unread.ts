import {
  $session,
  asRecord,
  type Id,
  readDate,
  readId,
  readList,
  readNumber,
  sameId,
  serverNow,
  sessionStore,
  unreadCountChanged,
  userStore,
} from '@kernel'
import { combine, createEvent, sample } from 'effector'
import { conversationMarks, isMuted } from './conversation-marks'
import { endOf, type ReadPosition, unreadAfter } from './merge-messages'
import {
  conversationAsked,
  conversationLoaded,
  type Message,
  messageReceived,
  type Received,
} from './message'

/**
 * Creates a map without prototype: ids come from the server, so `__proto__` or `constructor` must be ordinary keys.
 *
 * @example createIdMap({ ...counts, [id]: 1 })
 */
const createIdMap = <Value>(entries: Readonly<Record<string, Value>> = {}): Readonly<Record<string, Value>> =>
  Object.assign(Object.create(null), entries)

export type Unread = Readonly<Record<string, number>>

/** How far a conversation was read on this device, and the number of messages of other people after that. */
interface ReadState extends ReadPosition {
  readonly count: number
}

/**
 * What was read on this device: the server does not tell (decision:optional-message-fields). The lists of messages are compared with it,
 * so that also messages count that arrived while nothing of the product was open, and none counts twice.
 */
export interface Reading {
  /** Time of the first comparison in ms since 1970, before which all messages count as read; 0 before it. */
  readonly since: number
  readonly conversations: Readonly<Record<string, ReadState>>
}

/** Whether this tab loads what may be unread and shows notices for the whole browser, as the leader tab (decision:tabs-share-session). */
export const countingChanged = createEvent<boolean>()
/** The conversation whose last message is visible has changed; null for none. */
export const visibilityChanged = createEvent<Id | null>()

/** The user marked a conversation as read without opening it, or opened one that is gone. */
export const conversationRead = createEvent<{
  readonly conversation: Id
  /** Undefined if they are not loaded: then the clock decides, which may differ from the server's by seconds. */
  readonly messages: readonly Message[] | undefined
}>()

/** The user marked an open conversation as unread: it counts as unread until the user leaves it and comes back. */
export const conversationMarkedUnread = createEvent<{
  readonly conversation: Id
  readonly messages: readonly Message[]
}>()
export const conversationLeft = createEvent<Id>()

/** Messages came that cannot be compared yet: their conversation is not loaded, or an equal message is known. */
export const messagesUncompared =
  createEvent<readonly { readonly conversation: Id; readonly message: Message }[]>()

export const reading = userStore('read', (stored): Reading => {
  const { since, conversations } = asRecord(stored)
  const states = Object.entries(asRecord(conversations)).map(([id, state]) => [id, readState(state)] as const)
  return { since: readNumber(since), conversations: createIdMap(Object.fromEntries(states)) }
})

function readState(stored: unknown): ReadState {
  const { count, seen, at } = asRecord(stored)
  return {
    count: Math.max(0, Math.floor(readNumber(count))),
    seen: Array.isArray(seen)
      ? readList(seen, (mark) => {
          const { id, content } = asRecord(mark)
          return { id: readId(id), content: readNumber(content) }
        })
      : [],
    at: readNumber(at),
  }
}

export const $reading = reading.$value

/** Returns how far a conversation was read; one that never was, since the first comparison. */
export const readingOf = ({ since, conversations }: Reading, conversation: Id): ReadState =>
  conversations[conversation] ?? { count: 0, seen: [], at: since || Number.POSITIVE_INFINITY }

/** The header `Date`, by which the clock of the server is known, has no fractions of a second. */
const clockTolerance = 1_000

const withSince = (stored: Reading): Reading => ({
  ...stored,
  since: stored.since || serverNow().getTime() - clockTolerance,
})
const withState =
  (conversation: Id, change: (before: ReadState) => ReadState) =>
  (stored: Reading): Reading => {
    const { since, conversations } = withSince(stored)
    const state = change(readingOf({ since, conversations }, conversation))
    return { since, conversations: createIdMap({ ...conversations, [conversation]: state }) }
  }

export const $unread = $reading.map(
  ({ conversations }): Unread =>
    createIdMap(
      Object.fromEntries(
        Object.entries(conversations).flatMap(([id, { count }]) => (count > 0 ? [[id, count] as const] : [])),
      ),
    ),
)

/** Unread messages of conversations that are not muted: what the bell, the title and notifications tell of. */
export const $unmutedUnread = combine($unread, conversationMarks.$value, (unread, marks) =>
  marks.muted.length === 0
    ? unread
    : createIdMap(Object.fromEntries(Object.entries(unread).filter(([id]) => !isMuted(marks, id)))),
)

export const $isCounting = sessionStore(false).on(countingChanged, (_, isCounting) => isCounting)
const $shownConversation = sessionStore<Id | null>(null)
  .on(visibilityChanged, (_, visible) => visible)
  // Its end may be told later, and until then it must not count as read.
  .on(conversationLeft, (shown, left) => (sameId(shown ?? undefined, left) ? null : shown))
const $keptUnread = sessionStore<Id | null>(null)
  .on(conversationMarkedUnread, (_, { conversation }) => conversation)
  .on([conversationRead, conversationLeft], () => null)
const $visibleConversation = combine($shownConversation, $keptUnread, (shown, kept) =>
  shown !== null && sameId(shown, kept ?? undefined) ? null : shown,
)

/** A conversation that somebody looks at has messages that do not count as read. */
export const conversationSeen = sample({
  clock: [$visibleConversation, $unread],
  source: combine({ visible: $visibleConversation, unread: $unread }),
  fn: ({ visible, unread }, changed) =>
    visible !== null && (changed === visible || unread[visible] !== undefined) ? visible : null,
}).filterMap((conversation) => conversation ?? undefined)

/** The latest message of somebody else per conversation, until it counts as unread. */
const $latestReceived = sessionStore<readonly { readonly conversation: Id; readonly message: Received }[]>([])
const $growth = sessionStore<{ readonly before: Unread; readonly now: Unread }>({ before: {}, now: {} }).on(
  $unread,
  ({ now }, unread) => ({ before: now, now: unread }),
)
/** A message of somebody else arrived that nobody has seen; fires only in the leader tab. */
export const unreadReceived = sample({
  clock: $growth.updates,
  source: { received: $latestReceived, isCounting: $isCounting },
  fn: ({ received, isCounting }, { before, now }) =>
    isCounting && received.find(({ conversation }) => (now[conversation] ?? 0) > (before[conversation] ?? 0)),
}).filterMap((received) => received || undefined)

export const $unreadCount = $unmutedUnread.map((unread) =>
  Object.values(unread).reduce((sum, count) => sum + count, 0),
)

const uncompared = sample({
  clock: messagesUncompared,
  source: { me: $session, visible: $visibleConversation },
  fn: ({ me, visible }, received) =>
    received.filter(
      ({ conversation, message }) =>
        !sameId(message.userId, me?.person.id) && !sameId(conversation, visible ?? undefined),
    ),
}).filter({ fn: (received) => received.length > 0 })

/** Conversations with messages that only an answer can compare which is asked for after they arrived. */
const $awaited = sessionStore<Readonly<Record<string, 'arrived' | 'asked'>>>({})
  .on(uncompared, (all, received) =>
    createIdMap({
      ...all,
      ...Object.fromEntries(received.map(({ conversation }) => [String(conversation), 'arrived' as const])),
    }),
  )
  .on(conversationAsked, (all, id) => (all[id] ? createIdMap({ ...all, [id]: 'asked' as const }) : all))
  .on(conversationLoaded, (all, { conversation, isAnswer }) =>
    isAnswer && all[conversation] === 'asked'
      ? createIdMap(Object.fromEntries(Object.entries(all).filter(([id]) => id !== String(conversation))))
      : all,
  )

// Data flow between events, stores and effects

sample({ clock: $unreadCount, target: unreadCountChanged })

$latestReceived
  .on(
    sample({
      clock: messageReceived,
      source: $session,
      filter: (me, { message }) => !sameId(message.userId, me?.person.id),
      fn: (_, received) => received,
    }),
    (all, received) => [
      ...all.filter(({ conversation }) => !sameId(conversation, received.conversation)),
      received,
    ],
  )
  .on(unreadReceived, (all, received) => all.filter((other) => other !== received))

sample({
  clock: sample({
    clock: conversationLoaded,
    source: { me: $session, visible: $visibleConversation, reading: $reading, awaited: $awaited },
    fn({ me, visible, reading, awaited }, { conversation, messages }) {
      const before = readingOf(reading, conversation)
      const next = (state: ReadState): ReadState => {
        if (sameId(conversation, visible ?? undefined)) return { ...endOf(messages), count: 0 }
        const count = countUnread(messages, state, me?.person.id)
        return { ...state, count: awaited[conversation] ? Math.max(count, Math.min(state.count, 1)) : count }
      }
      // Another tab may just have stored how far it was read.
      if (JSON.stringify(before) !== JSON.stringify(next(before))) return withState(conversation, next)
      return reading.since === 0 && withSince
    },
  }).filterMap((change) => change || undefined),
  target: reading.changeFx,
})
sample({
  clock: uncompared,
  fn: (received) => (stored: Reading) =>
    received.reduce(
      (all, { conversation }) =>
        withState(conversation, (state) => ({ ...state, count: Math.max(1, state.count) }))(all),
      stored,
    ),
  target: reading.changeFx,
})

sample({
  clock: conversationRead,
  fn: ({ conversation, messages }) =>
    withState(conversation, () => ({
      ...(messages ? endOf(messages) : { seen: [], at: serverNow().getTime() }),
      count: 0,
    })),
  target: reading.changeFx,
})

sample({
  clock: conversationMarkedUnread,
  source: $session,
  fn: (me, { conversation, messages }) =>
    withState(conversation, (state) => {
      const last = messages.findLastIndex(({ userId }) => !sameId(userId, me?.person.id))
      return last < 0 ? state : { ...endOf(messages.slice(0, last)), count: 1 }
    }),
  target: reading.changeFx,
})

function countUnread(messages: readonly Message[], state: ReadState, me: Id | undefined): number {
  // Without times, a server does not tell what is newer.
  const isUnknown = state.seen.length === 0 && !readDate(messages.at(-1)?.sentAt)
  return isUnknown ? state.count : unreadAfter(messages, state, me).length
}
