import type { SessionAtStart } from '../plugin/manifest'
import type { RouteRef } from '../plugin/route'
import type { Access } from '../plugin/slot'
import { type AuthResponse, type Person, type Session, type SessionEndReason, userKey } from './events'
import { homeRoute, loginRoute, myPageRoute, timeoutRoute } from './routes'
import { checkedReturnTo, type ReturnTo, type StoredState } from './stored'

// Decides everything about the session: how it starts, goes on and ends, and where each of this leads. Pure: `reduce`
// gets what happened and returns the next state and the effects, which effects.ts runs.

/** The current page, as far as a redirect depends on it. */
export interface RedirectPage {
  readonly address: string
  readonly route: string | undefined
  readonly access: Access
  readonly session: SessionAtStart
  readonly hasSideEffects: boolean | 'signs-out'
}

type Usage = Pick<Session, 'limit' | 'startedAt'>

export interface SessionState {
  readonly session: Session | null
  /** Whose session has ended without a logout, so that the login asks for the password only. */
  readonly left: Person | null
  /** Number of the current or last session. */
  readonly number: number
  /** Storage keys of the current or last user, latest first. Without an id, a new username makes a new key. */
  readonly keys: readonly string[]
  readonly page: RedirectPage
  /** The id of the screen to which a redirect led the user, who has not left it: a login there opens `returnTo`. */
  readonly awaitingAt: string | undefined
  readonly returnTo: ReturnTo | null
  /** The id of the screen where the last login was sent: its failure concerns nobody who has left it. */
  readonly loginAt: string | undefined
  /** The stored session, as JSON, at the last check. */
  readonly seen: string | null
  readonly isRestoring: boolean
  /** Why the last restore failed, and whether the server rejected the token. */
  readonly failure: { readonly error: Error; readonly isRejected: boolean } | null
  /** Time of the last clock tick of this session. */
  readonly now: Date | null
  /** Milliseconds that were left at the last warning; null when no warning is shown. */
  readonly warning: number | null
  /** Whether the user asked to stay logged in, and the server did not extend the session. */
  readonly renewal: 'none' | 'asked' | 'refused'
  /** Whether this tab reports usage (decision:tabs-share-session). */
  readonly isLeader: boolean
  readonly isReporting: boolean
  /** Whether this tab reported no usage at the last clock tick, because it was not the leader. */
  readonly hasUnreportedTick: boolean
  readonly isStopped: boolean
}

/** What an effect must read before the machine can decide. */
export type Look = 'entered' | 'requested' | 'checked' | 'tick'

export type SessionEvent =
  | { readonly type: 'page'; readonly page: RedirectPage }
  /**
   * The clock and the storage, read because a page was `entered`, because a restore was `requested` by a click on retry,
   * by the connection or by a login in another tab, because a change of another tab is `checked`, or because of a `tick`.
   * `clockOffset` is that of `wallClockOffset`.
   */
  | { readonly type: Look; readonly stored: StoredState; readonly now: Date; readonly clockOffset: number }
  | { readonly type: 'answered'; readonly answer: AuthResponse }
  /** `isStale`: a login or logout replaced the token while the request was pending. */
  | {
      readonly type: 'restore-failed'
      readonly error: Error
      readonly isRejected: boolean
      readonly isStale: boolean
    }
  | {
      readonly type:
        | 'login-sent'
        | 'login-failed'
        | 'unsent-discarded'
        | 'warning-closed'
        | 'stay-requested'
        | 'token-refused'
        | 'stopped'
    }
  | { readonly type: 'started'; readonly session: Session }
  | { readonly type: 'renewed'; readonly usage: Usage }
  | { readonly type: 'ended'; readonly reason: SessionEndReason }
  | { readonly type: 'person'; readonly number: number; readonly changes: Partial<Person> }
  | { readonly type: 'reported'; readonly startedAt: Date; readonly isUsedUp: boolean }
  | { readonly type: 'leader'; readonly isLeader: boolean }
  | { readonly type: 'return-to'; readonly returnTo: ReturnTo | null }
  | { readonly type: 'seen'; readonly written: string | null }

/** What is to be done, in the order of execution. */
export interface Effects {
  /** Session whose next clock tick the timer waits for; null stops the timer. */
  readonly timer?: Usage | null
  readonly save?: AuthResponse
  readonly rename?: readonly string[]
  /** Removes the token, and tells other tabs why. */
  readonly clear?: SessionEndReason
  /** Removes all data of the user with these keys, and of the one whose token is removed. */
  readonly wipe?: readonly string[]
  /** Removes the items of this user that the server has not received. */
  readonly discard?: readonly string[]
  /** Saves the session in the offline copy; null deletes the copy. */
  readonly copy?: Session | null
  /** Return address to save for the next login; null clears the saved one. */
  readonly returnTo?: ReturnTo | null
  readonly start?: Session
  readonly renew?: Usage
  readonly end?: SessionEndReason
  /** Loads the home page with a full page load, which drops all data of the previous user from memory. */
  readonly reload?: true
  readonly to?: RouteRef | string
  readonly replace?: boolean
  /** Whether a login at the target of the redirect opens the return address. */
  readonly awaitsLogin?: boolean
  readonly toast?: 'membersOnly' | 'refused' | 'refusedAtStart' | 'notRestored' | 'storageLost'
  readonly restore?: true
  readonly report?: { readonly startedAt: Date; readonly now: Date }
  readonly look?: Look
}

export interface Step {
  readonly state: SessionState
  readonly effects: Effects
}

const noSession = {
  session: null,
  left: null,
  failure: null,
  now: null,
  warning: null,
  renewal: 'none',
  hasUnreportedTick: false,
} as const

export const initialState: SessionState = {
  ...noSession,
  number: 0,
  keys: [],
  page: { address: '/', route: undefined, access: 'anyone', session: 'restore', hasSideEffects: false },
  awaitingAt: undefined,
  returnTo: null,
  loginAt: undefined,
  seen: null,
  isRestoring: false,
  isLeader: true,
  isReporting: false,
  isStopped: false,
}

export function reduce(before: SessionState, event: SessionEvent): Step {
  if (before.isStopped) return { state: before, effects: {} }
  const [state, decided = {}] = next(before, event)
  const { to, awaitsLogin, restore, report } = decided
  // The address is that of a page, or of a link that a plugin has read.
  const returnTo = decided.returnTo && checkedReturnTo(decided.returnTo)
  const effects = returnTo === undefined ? decided : { ...decided, returnTo }
  return {
    state: {
      ...state,
      ...(awaitsLogin && typeof to === 'object' && { awaitingAt: to.id }),
      ...(returnTo !== undefined && { returnTo }),
      ...(restore && { isRestoring: true }),
      ...(report && { isReporting: true }),
    },
    effects,
  }
}

function next(state: SessionState, event: SessionEvent): readonly [SessionState, Effects?] {
  const { session, page, keys } = state
  switch (event.type) {
    case 'page': {
      const isAwaiting = event.page.route === state.awaitingAt
      const awaitingAt = isAwaiting ? state.awaitingAt : undefined
      return [{ ...state, page: event.page, awaitingAt }, { look: 'entered' }]
    }
    case 'requested':
      // A screen that signs out has already done so. It must not end the session that began in another tab meanwhile.
      return [state, page.hasSideEffects === 'signs-out' ? {} : onEntered(state, event.stored)]
    case 'entered':
      return [state, onEntered(state, event.stored)]
    case 'answered':
      return [
        { ...state, isRestoring: false, ...(event.answer.copiedAt && refused(state)) },
        onAnswer(state, event.answer),
      ]
    case 'restore-failed':
      return onRestoreFailed({ ...state, isRestoring: false }, event)
    case 'login-sent':
      return [{ ...state, loginAt: page.route }]
    case 'login-failed':
      return [state, page.route === state.loginAt ? { to: loginRoute } : {}]
    case 'started': {
      const key = userKey(event.session.person)
      const started = {
        ...state,
        ...noSession,
        session: event.session,
        number: state.number + 1,
        keys: [key],
      }
      return [started, { timer: event.session, ...copyOf(event.session), ...onStarted(key, state) }]
    }
    case 'renewed': {
      if (!session) return [state]
      const renewed = { ...session, ...event.usage, copiedAt: undefined }
      return [
        { ...state, ...noSession, session: renewed },
        { timer: renewed, copy: renewed },
      ]
    }
    case 'person': {
      // A late answer must not change the next user.
      if (!session || event.number !== state.number) return [state]
      const changed = { ...session, person: { ...session.person, ...event.changes } }
      const names = [...new Set([userKey(changed.person), ...keys])]
      return [
        { ...state, session: changed, keys: names },
        { rename: names, ...copyOf(changed) },
      ]
    }
    case 'ended':
      return [
        { ...state, ...noSession, left: isLeave(event.reason) ? null : (session?.person ?? null) },
        onEnded(event.reason, state),
      ]
    case 'token-refused':
      // The answer that extends the session may replace the token while other requests still carry the old one.
      return [state, session && state.renewal !== 'asked' ? { end: 'refused' } : {}]
    case 'checked':
      return onChecked(state, event.stored, event.clockOffset)
    case 'seen':
      return [{ ...state, seen: event.written }]
    case 'tick':
      return session ? onTick(state, session, event.now) : [state]
    case 'reported': {
      // Ignore a late answer to a usage report of an earlier or renewed session.
      const isOfSession = session?.startedAt.getTime() === event.startedAt.getTime()
      return [{ ...state, isReporting: false }, event.isUsedUp && isOfSession ? { end: 'timeout' } : {}]
    }
    case 'leader':
      return [
        { ...state, isLeader: event.isLeader },
        event.isLeader && state.hasUnreportedTick ? { look: 'tick' } : {},
      ]
    case 'warning-closed':
      return [{ ...state, warning: null }]
    case 'stay-requested':
      if (!session || state.renewal === 'asked') return [state]
      return [{ ...state, renewal: 'asked' }, state.isRestoring ? {} : { restore: true }]
    case 'unsent-discarded':
      return [state, { discard: keys }]
    case 'return-to':
      return [state, { returnTo: event.returnTo }]
    case 'stopped':
      return [{ ...initialState, isStopped: true }, { timer: null }]
  }
}

// Start

/** Whether the session started without a connection, so that the server must still confirm it. */
const isUnconfirmed = (session: Session | null): boolean => session?.copiedAt !== undefined

const copyOf = (session: Session): Effects => (isUnconfirmed(session) ? {} : { copy: session })

const awaitLogin = (to: RouteRef) => ({ to, replace: true, awaitsLogin: true })

function onEntered({ session, page, isRestoring }: SessionState, { token }: StoredState): Effects {
  if (session && page.access === 'visitor') return { to: myPageRoute, replace: true }
  if (session && !isUnconfirmed(session)) return {}
  if (token !== null) return page.session !== 'none' && !isRestoring ? { restore: true } : {}
  if (page.access !== 'member') return {}
  return {
    ...awaitLogin(homeRoute),
    returnTo: { path: page.address, owner: null },
    toast: 'membersOnly',
  }
}

/** A refusal to extend the session does not end it: the user has the rest of the time to save what they wrote. */
const refused = ({ renewal }: SessionState): Partial<SessionState> =>
  renewal === 'asked' ? { renewal: 'refused' } : {}

function onAnswer({ session: current, renewal, keys }: SessionState, answer: AuthResponse): Effects {
  const { person, limit, startedAt, copiedAt } = answer
  // A session that started from the offline copy continues when the server is still unreachable.
  if (current && copiedAt) return {}
  if (limit === undefined) return { save: answer, end: 'timeout' }
  // The server confirms a session that started from the offline copy, or extends one.
  const isExpected = isUnconfirmed(current) || renewal === 'asked'
  if (current && isExpected && userKey(current.person) === userKey(person))
    return { save: answer, ...(keys.length > 1 && { rename: keys }), renew: { limit, startedAt } }
  return { save: answer, start: { person, limit, startedAt, ...(copiedAt && { copiedAt }) } }
}

function onRestoreFailed(
  state: SessionState,
  { error, isRejected, isStale }: Extract<SessionEvent, { type: 'restore-failed' }>,
): readonly [SessionState, Effects] {
  if (isStale) return [{ ...state, ...refused(state) }, { look: 'requested' }]
  if (state.renewal === 'asked') return [{ ...state, ...refused(state) }, {}]
  const failed = { ...state, failure: { error, isRejected } }
  const end: Effects = isRejected ? { clear: 'refused', copy: null } : {}
  // A session that started without a connection stays until the server rejects it.
  if (isUnconfirmed(state.session)) return [failed, end]
  return [failed, { ...end, ...redirectAfterRestore(isRejected, state.page) }]
}

function redirectAfterRestore(isRejected: boolean, { access, session, address }: RedirectPage): Effects {
  // Stay on the screen while the token may be valid. A members' screen shows the error itself.
  if (!isRejected) return access === 'member' ? {} : { toast: 'notRestored' }
  if (session !== 'restore') return {}
  return {
    ...awaitLogin(homeRoute),
    ...(access === 'member' && { returnTo: { path: address, owner: null } }),
    toast: 'refusedAtStart',
  }
}

/** Decides the redirect after a login: none when the user opened a screen that does not wait for a login. */
function onStarted(person: string, { page, awaitingAt, returnTo }: SessionState): Effects {
  const isVisitors = page.access === 'visitor'
  const awaitsLogin = awaitingAt !== undefined && awaitingAt === page.route
  const isWaiting = isVisitors || page.route === timeoutRoute.id || awaitsLogin
  if (!isWaiting || !(isVisitors || returnTo)) return { returnTo: null }
  const isOwn = returnTo && (returnTo.owner === null || returnTo.owner === person)
  return { to: isOwn ? returnTo.path : myPageRoute, replace: true, returnTo: null }
}

// Usage time

const minute = 60_000
/** Most milliseconds between two checks of the usage time. */
const checkInterval = 30_000
/** Milliseconds after which a warning is too late to be shown, because the device slept. */
const warningTolerance = 60_000

/** When to warn, in minutes before the end: 5 and 1, or less if `limit` is short (decision:session-expiry-warning). */
export function warningTimes(limit: number): readonly [number, number] {
  return [Math.min(5, limit * 0.2), Math.min(1, limit * 0.05)]
}

const remainingAt = (now: Date, { limit, startedAt }: Usage) =>
  limit * minute - (now.getTime() - startedAt.getTime())

/** Milliseconds to the next clock tick: to the next warning or the end of the session, but at most 30 seconds. */
export function nextTick(usage: Usage, now: Date): number {
  const remaining = remainingAt(now, usage)
  const left = [...warningTimes(usage.limit), 0]
    .map((time) => time * minute)
    .find((time) => time <= remaining)
  // Add one millisecond, because a session ends, and a warning is reached, only after this moment.
  return left === undefined ? checkInterval : Math.min(remaining - left + 1, checkInterval)
}

/** Whole minutes of usage; none when the clock was set back. */
export const elapsedMinutes = (startedAt: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - startedAt.getTime()) / minute))

function onTick(state: SessionState, session: Session, now: Date): readonly [SessionState, Effects] {
  const remaining = remainingAt(now, session)
  if (remaining < 0) return [{ ...state, now }, { end: 'timeout' }]
  const before = remainingAt(state.now ?? session.startedAt, session)
  const reached = warningTimes(session.limit)
    .map((time) => time * minute)
    .findLast((left) => remaining < left && left <= before && left - remaining < warningTolerance)
  const { isLeader } = state
  return [
    { ...state, now, warning: reached ?? state.warning, hasUnreportedTick: !isLeader },
    {
      timer: session,
      // A page that wakes up gets two clock ticks, by its timer and by the visibility change: report once.
      ...(isLeader && !state.isReporting && { report: { startedAt: session.startedAt, now } }),
    },
  ]
}

// Other tabs

const endsElsewhere = {
  logout: 'logout-other-tab',
  timeout: 'timeout-other-tab',
  refused: 'other-tab',
  other: 'other-tab',
} as const

/** Updates this tab's session when another tab has stored a change of it (decision:tabs-share-session). */
function onChecked(
  state: SessionState,
  { token, written, state: stored }: StoredState,
  clockOffset: number,
): readonly [SessionState, Effects?] {
  const { session } = state
  // Another tab stores a login as session, then token; a storage event may arrive between the two writes.
  const checked = { ...state, seen: token === null ? null : written }
  if (token === null)
    return [checked, session ? { end: endsElsewhere[stored?.kind === 'ended' ? stored.by : 'other'] } : {}]
  if (written === state.seen || stored?.kind !== 'started') return [checked]
  // A login in another tab restores the session in this tab, unless the screen has `session: 'none'`.
  if (!session) return [checked, { look: 'requested' }]
  if (!stored.names.includes(userKey(session.person))) return [checked, { reload: true }]
  return [checked, { renew: { limit: stored.limit, startedAt: new Date(stored.startedAt - clockOffset) } }]
}

// End

const destinations: Readonly<Partial<Record<SessionEndReason, RouteRef>>> = {
  logout: homeRoute,
  'logout-other-tab': homeRoute,
  timeout: timeoutRoute,
  'timeout-other-tab': timeoutRoute,
  refused: loginRoute,
  'other-tab': loginRoute,
}

const isLogout = (reason: SessionEndReason) => reason === 'logout' || reason === 'logout-other-tab'

/** Whether another user may log in next, of whom nothing is known. */
const isLeave = (reason: SessionEndReason) => isLogout(reason) || reason === 'reset'

/** All that the end of a session does, apart from the stores of plugins, which `sessionEnded` resets. */
function onEnded(reason: SessionEndReason, { keys, page }: SessionState): Effects {
  const to = destinations[reason]
  return {
    timer: null,
    // If the session ended in another tab, that tab removed the token and may have stored a new one: do not clear it.
    ...(!reason.endsWith('other-tab') && { clear: reason }),
    // A logout clears all user data, also input from before the login; a timeout keeps it (decision:session-expiry-warning).
    ...(isLogout(reason) && { wipe: keys }),
    // Every end of a session removes the offline copy, also a rejected token (decision:offline).
    copy: null,
    ...(to && awaitLogin(to)),
    ...(to === loginRoute && { toast: 'refused' }),
    // After a logout or reset another user may log in, who starts at the default page.
    ...(isLeave(reason)
      ? { returnTo: null }
      : isWorthReturning(page) && { returnTo: { path: page.address, owner: keys[0] ?? null } }),
  }
}

const isWorthReturning = ({ route, access, session, hasSideEffects }: RedirectPage) =>
  access === 'member' ||
  (route !== undefined &&
    access !== 'visitor' &&
    session !== 'none' &&
    !hasSideEffects &&
    ![homeRoute.id, timeoutRoute.id].includes(route))
