import { createEffect, createEvent, type Scope, sample, scopeBind } from 'effector'
import { tokenKey } from '../http/client'
import { fields } from '../http/read'
import { addressHere } from '../routing/base-path'
import { localKeep } from '../storage/safe-storage'
import { type Session, type SessionEnd, sessionEnded, sessionRenewed, sessionStarted } from './events'
import { nameOf } from './person'
import { $isAuthenticated, $session } from './session'
import { clockAhead } from './steady-clock'
import { turnsBegun } from './usage-turns'
import { addressEntered } from './way'

/** What the tabs of one browser tell each other of the session (decision 20). */

const channelName = `roda.session${process.env.RODA_BASE}`

interface Started {
  readonly kind: 'started'
  readonly person: string
  readonly limit: number
  /** By the computer's clock: each page has one of its own (steady-clock.ts). */
  readonly startedAt: number
}
type News = Started | { readonly kind: 'ended'; readonly isTimeout: boolean }

/** The latest time that a date can be. */
const lastMoment = 8.64e15

/** Another tab may be of another version: what it says is looked at first. */
function readNews(data: unknown): News | undefined {
  const { kind, person, limit, startedAt, isTimeout } = fields(data)
  if (kind === 'ended') return { kind, isTimeout: isTimeout === true }
  const isWithin = (value: unknown, most: number): value is number =>
    typeof value === 'number' && value >= 0 && value <= most
  if (kind !== 'started' || typeof person !== 'string') return
  if (!isWithin(limit, Number.MAX_SAFE_INTEGER) || !isWithin(startedAt, lastMoment)) return
  return { kind, person, limit, startedAt }
}

// Events: what happened

const toldStart = createEvent<Started>()
const toldEnd = createEvent<{ readonly isTimeout: boolean }>()
/** This tab hears the others from now on, and is heard. */
const followed = createEvent()

// Effects: what leaves this module

let channel: BroadcastChannel | undefined
const tellFx = createEffect((news: News) => channel?.postMessage(news))
const readAddressFx = createEffect(addressHere)
const readTokenFx = createEffect(() => localKeep.get(tokenKey))
/** A page made anew has nothing of the first person left, in memory or on the screen. */
const startAfreshFx = createEffect(() => location.assign(`${process.env.RODA_BASE}/`))

// Wiring: how they connect

const newsOf = (session: Session): News => ({
  kind: 'started',
  person: nameOf(session.person),
  limit: session.limit,
  startedAt: session.startedAt.getTime() + clockAhead(),
})
sample({ clock: sessionStarted, fn: newsOf, target: tellFx })

// What happened before this tab listened: the storage tells it how it stands, and it tells the others.
sample({ clock: followed, filter: $isAuthenticated, target: readTokenFx })
const caughtUp = sample({
  clock: readTokenFx.doneData,
  source: $session,
  filter: Boolean,
  fn: (session, token) => ({ session, isStored: token !== null }),
})
sample({
  clock: caughtUp,
  filter: ({ isStored }) => isStored,
  fn: ({ session }) => newsOf(session),
  target: tellFx,
})
sample({
  clock: caughtUp,
  filter: ({ isStored }) => !isStored,
  fn: () => 'elsewhere' as const,
  target: sessionEnded,
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
  fn: ({ limit, startedAt }) => ({ limit, startedAt: new Date(startedAt - clockAhead()) }),
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
  const catchUp = scopeBind(followed, { scope })
  followReturns(catchUp)
  if (typeof BroadcastChannel === 'undefined') return
  const hearStart = scopeBind(toldStart, { scope })
  const hearEnd = scopeBind(toldEnd, { scope })
  channel = new BroadcastChannel(channelName)
  channel.addEventListener('message', ({ data }) => {
    const news = readNews(data)
    if (news?.kind === 'started') hearStart(news)
    else if (news) hearEnd(news)
  })
  catchUp()
}

/** A page that lay in the back-forward cache has heard nothing: the session may be over, or somebody else's. */
function followReturns(catchUp: () => void): void {
  let left: string | null = null
  addEventListener('pagehide', () => {
    left = localKeep.get(tokenKey)
  })
  addEventListener('pageshow', ({ persisted }) => {
    const now = localKeep.get(tokenKey)
    if (!persisted || now === left) return
    if (now === null) catchUp()
    else location.reload()
  })
}
