import {
  $session,
  asRecord,
  type Id,
  type Session,
  sameId,
  sessionStore,
  unreadCountChanged,
  userStorage,
} from '@kernel'
import { combine, createEffect, createEvent, sample } from 'effector'
import { messageReceived } from './arrivals'
import { createIdMap } from './create-id-map'

/** How many messages of each conversation have not been seen; kept in the browser, as the server keeps none (decision:optional-message-fields). */
export type Unread = Readonly<Record<string, number>>

// Events: what happened

/** What is kept has been read, or another tab has changed it. */
export const unreadLoaded = createEvent<Unread>()
/** Whether it is this tab that counts, of all that the browser has open (decision:tabs-share-session). */
export const countingChanged = createEvent<boolean>()
/** The end of this conversation is before the reader's eyes; of none, where it is not. */
export const visibilityChanged = createEvent<Id | null>()

// Stores: what we remember

const $isCounting = sessionStore(false).on(countingChanged, (_, isCounting) => isCounting)
const $seeing = sessionStore<Id | null>(null).on(visibilityChanged, (_, seeing) => seeing)

/** Somebody has written, nobody sees it here, and it is this tab that counts. */
export const unreadReceived = sample({
  clock: messageReceived,
  source: { me: $session, isCounting: $isCounting, seeing: $seeing },
  filter: ({ me, isCounting, seeing }, { conversation, message }) =>
    isCounting && !sameId(message.userId, me?.person.id) && !sameId(conversation, seeing ?? undefined),
  fn: (_, news) => news,
})

export const $unread = sessionStore<Unread>(createIdMap())
  .on(unreadLoaded, (_, unread) => unread)
  .on(unreadReceived, (unread, { conversation }) =>
    createIdMap({ ...unread, [conversation]: (unread[conversation] ?? 0) + 1 }),
  )

// Another tab may have counted what is being read here.
const seen = sample({
  clock: [$seeing, $unread],
  source: combine({ seeing: $seeing, unread: $unread }),
  filter: ({ seeing, unread }) => seeing !== null && unread[seeing] !== undefined,
  fn: ({ seeing }) => String(seeing),
})
$unread.on(seen, (unread, conversation) => {
  const { [conversation]: _, ...others } = unread
  return createIdMap(others)
})

/** All that has not been seen. */
export const $unreadCount = $unread.map((unread) =>
  Object.values(unread).reduce((sum, count) => sum + count, 0),
)

// Wiring: how they connect

sample({ clock: $unreadCount, target: unreadCountChanged })

const keepFx = createEffect(({ session, unread }: { session: Session | null; unread: Unread }) => {
  if (!session) return
  const keep = userStorage(session)
  if (Object.keys(unread).length > 0) keep.set(unreadKey, JSON.stringify(unread))
  else keep.remove(unreadKey)
})
sample({
  clock: [unreadReceived, seen],
  source: { session: $session, unread: $unread },
  fn: (now) => now,
  target: keepFx,
})

/** Under which the counts are kept. */
export const unreadKey = 'unread'

/** Reads what lies in the storage: it may be old, or somebody else's. */
export function readUnread(stored: string | null): Unread {
  try {
    const counts = Object.entries(asRecord(JSON.parse(stored ?? '{}'))).filter(
      (entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) > 0,
    )
    return createIdMap(Object.fromEntries(counts))
  } catch {
    return createIdMap()
  }
}
