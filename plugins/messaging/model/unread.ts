import { $session, fields, type Id, newsCounted, ownKeep, type Session, sameId, sessionStore } from '@kernel'
import { combine, createEffect, createEvent, sample } from 'effector'
import { heard } from './arrivals'
import { byId } from './by-id'

/** How many messages of each conversation have not been seen; kept in the browser, as the server keeps none (decision 9). */
export type Unread = Readonly<Record<string, number>>

// Events: what happened

/** What is kept has been read, or another tab has changed it. */
export const unreadKept = createEvent<Unread>()
/** Whether it is this tab that counts, of all that the browser has open (decision 20). */
export const countingChanged = createEvent<boolean>()
/** The end of this conversation is before the reader's eyes; of none, where it is not. */
export const seeingChanged = createEvent<Id | null>()

// Stores: what we remember

const $isCounting = sessionStore(false).on(countingChanged, (_, isCounting) => isCounting)
const $seeing = sessionStore<Id | null>(null).on(seeingChanged, (_, seeing) => seeing)

/** Somebody has written, nobody sees it here, and it is this tab that counts. */
export const unseenCame = sample({
  clock: heard,
  source: { me: $session, isCounting: $isCounting, seeing: $seeing },
  filter: ({ me, isCounting, seeing }, { conversation, message }) =>
    isCounting && !sameId(message.userId, me?.person.id) && !sameId(conversation, seeing ?? undefined),
  fn: (_, news) => news,
})

export const $unread = sessionStore<Unread>(byId())
  .on(unreadKept, (_, unread) => unread)
  .on(unseenCame, (unread, { conversation }) =>
    byId({ ...unread, [conversation]: (unread[conversation] ?? 0) + 1 }),
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
  return byId(others)
})

/** All that has not been seen. */
export const $unreadCount = $unread.map((unread) =>
  Object.values(unread).reduce((sum, count) => sum + count, 0),
)

// Wiring: how they connect

sample({ clock: $unreadCount, target: newsCounted })

const keepFx = createEffect(({ session, unread }: { session: Session | null; unread: Unread }) => {
  if (!session) return
  const keep = ownKeep(session)
  if (Object.keys(unread).length > 0) keep.set(unreadKey, JSON.stringify(unread))
  else keep.remove(unreadKey)
})
sample({
  clock: [unseenCame, seen],
  source: { session: $session, unread: $unread },
  fn: (now) => now,
  target: keepFx,
})

/** Under which the counts are kept. */
export const unreadKey = 'unread'

/** Reads what lies in the storage: it may be old, or somebody else's. */
export function readUnread(stored: string | null): Unread {
  try {
    const counts = Object.entries(fields(JSON.parse(stored ?? '{}'))).filter(
      (entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) > 0,
    )
    return byId(Object.fromEntries(counts))
  } catch {
    return byId()
  }
}
