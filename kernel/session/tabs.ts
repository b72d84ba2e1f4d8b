import { createEffect, createEvent, type Scope, sample, scopeBind } from 'effector'
import * as v from 'valibot'
import { type SessionEnd, sessionEnded, sessionRenewed, sessionStarted } from './events'
import { nameOf } from './person'
import { $session } from './session'
import { turnsBegun } from './usage-turns'
import { addressEntered } from './way'

/** What the tabs of one browser tell each other of the session (decision 20). */

const channelName = 'roda.session'

/** Another tab may be of another version: what it says is looked at first. */
const newsSchema = v.variant('kind', [
  v.object({
    kind: v.literal('started'),
    person: v.string(),
    limit: v.pipe(v.number(), v.minValue(0)),
    startedAt: v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15)),
  }),
  v.object({ kind: v.literal('ended'), isTimeout: v.boolean() }),
])
type News = v.InferOutput<typeof newsSchema>
type Started = Extract<News, { kind: 'started' }>

// Events: what happened

const toldStart = createEvent<Started>()
const toldEnd = createEvent<{ readonly isTimeout: boolean }>()

// Effects: what leaves this module

let channel: BroadcastChannel | undefined
const tellFx = createEffect((news: News) => channel?.postMessage(news))
const readAddressFx = createEffect(() => location.pathname + location.search + location.hash)
/** A page made anew has nothing of the first person left, in memory or on the screen. */
const startAfreshFx = createEffect(() => location.assign('/'))

// Wiring: how they connect

sample({
  clock: sessionStarted,
  fn: (session): News => ({
    kind: 'started',
    person: nameOf(session.person),
    limit: session.limit,
    startedAt: session.startedAt.getTime(),
  }),
  target: tellFx,
})
const isOurs = (reason: SessionEnd) => reason !== 'elsewhere' && reason !== 'timeout-elsewhere'
sample({
  clock: sessionEnded,
  filter: isOurs,
  fn: (reason): News => ({ kind: 'ended', isTimeout: reason === 'timeout' }),
  target: tellFx,
})

sample({
  clock: toldEnd,
  source: $session,
  filter: Boolean,
  fn: (_, { isTimeout }) => (isTimeout ? ('timeout-elsewhere' as const) : ('elsewhere' as const)),
  target: sessionEnded,
})

// Nobody is here yet: the token that lies in the storage now is tried, where this screen wants it.
sample({
  clock: toldStart,
  source: $session,
  filter: (session) => session === null,
  fn: () => undefined,
  target: readAddressFx,
})
sample({ clock: readAddressFx.doneData, target: addressEntered })
const met = sample({
  clock: toldStart,
  source: $session,
  filter: Boolean,
  fn: (session, told) => ({ ...told, isSame: nameOf(session.person) === told.person }),
})
sample({
  clock: met,
  filter: ({ isSame }) => isSame,
  fn: ({ limit, startedAt }) => ({ limit, startedAt: new Date(startedAt) }),
  target: sessionRenewed,
})
sample({ clock: met, filter: ({ isSame }) => !isSame, fn: () => undefined, target: startAfreshFx })

/**
 * Listens to the other tabs of this browser, and speaks to them, for as long as the page is open.
 *
 * @param scope the product's effector scope
 */
export function followSession(scope: Scope): void {
  scopeBind(turnsBegun, { scope })()
  if (typeof BroadcastChannel === 'undefined') return
  const hearStart = scopeBind(toldStart, { scope })
  const hearEnd = scopeBind(toldEnd, { scope })
  channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => {
    const news = v.safeParse(newsSchema, data)
    if (!news.success) return
    if (news.output.kind === 'started') hearStart(news.output)
    else hearEnd(news.output)
  })
}
