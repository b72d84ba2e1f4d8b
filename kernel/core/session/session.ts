import { combine, createEffect, createEvent, createStore, merge, sample, type Unit } from 'effector'
import { sharedStore } from '../async/shared-store'
import { $settings } from '../config/settings'
import { outcomeOf } from '../http/outcome'
import {
  authenticateFx,
  loginFx,
  lookFx,
  reportUsageFx,
  restoreSessionFx,
  runFx,
  StaleTokenError,
  sessionWritten,
} from './effects'
import { type Person, sessionEnded, sessionRenewed, sessionStarted, sessionStore } from './events'
import {
  elapsedMinutes,
  initialState,
  type RedirectPage,
  reduce,
  type SessionEvent,
  type Step,
} from './machine'
import { storedReturnTo } from './stored'

// The stores and events of the session. machine.ts decides what follows from an event, effects.ts does it.

/** Changed data of the signed-in user, after the server has stored it. */
export interface PersonChange {
  /** `$sessionId` when the request was sent, so that a late response does not change the next user. */
  readonly sessionId: number
  readonly changes: Partial<Person>
}

/** A failed login or registration. */
export interface AuthenticationError {
  readonly text: 'Invalid credentials' | 'Invalid data'
  readonly cause: unknown
}

export const tokenRefused = createEvent()
export const pageOpened = createEvent<RedirectPage>()
/** Updates the signed-in user everywhere after a change of the profile. */
export const personChanged = createEvent<PersonChange>()
/** A login or a registration failed; both are stored as a login error (decision:registration-error). */
export const authenticationFailed = createEvent<AuthenticationError>()
/** Clears `$authenticationError` before another attempt. */
export const authenticationErrorDismissed = createEvent()
/** Saves a path that opens after the next login of any user. */
export const returnToSaved = createEvent<string>()
export const loadReturnToFx = createEffect(storedReturnTo.load)
/** Whether this tab became the leader, the one tab that reports usage (decision:tabs-share-session). */
export const leadershipChanged = createEvent<boolean>()
export const expiryWarningClosed = createEvent()
export const stayRequested = createEvent()
/** Reports the number of unsent items, such as messages; a logout asks what to do with them. */
export const unsentCounted = createEvent<number>()
/** The user chose at logout to discard all unsent items. */
export const unsentDiscarded = createEvent()
/** Ends the work of this scope: no later event has an effect. */
export const stopped = createEvent()

/** Restores the session after a click on retry, when online or the server answers again, or after a login elsewhere. */
export const restoreRequested = lookFx.prepend<void>(() => 'requested')
/** Compares this tab's session with the stored one, which another tab may have changed. */
export const sessionCheckRequested = lookFx.prepend<void>(() => 'checked')
export const usageCheckDue = lookFx.prepend<void>(() => 'tick')

/** The state of the session, and what its last event made necessary. */
export const $machine = createStore<Step>({ state: initialState, effects: {} }, { serialize: 'ignore' })

const on = <Payload>(unit: Unit<Payload>, toEvent: (payload: Payload) => SessionEvent) =>
  $machine.on(unit, ({ state }, payload) => reduce(state, toEvent(payload)))

on(lookFx.doneData, (look) => look)
on(pageOpened, (page) => ({ type: 'page', page }))
on(merge([loginFx.doneData, authenticateFx.doneData, restoreSessionFx.doneData]), (answer) => ({
  type: 'answered',
  answer,
}))
on(loginFx, () => ({ type: 'login-sent' }))
on(loginFx.fail, () => ({ type: 'login-failed' }))
on(restoreSessionFx.failData, (error) => ({
  type: 'restore-failed',
  error,
  isStale: error instanceof StaleTokenError,
  // After any other failure, such as a proxy's 403 or 404, the token may still be valid.
  isRejected: outcomeOf(error).isSignedOut,
}))
on(sessionWritten, (written) => ({ type: 'seen', written }))
on(sessionStarted, (session) => ({ type: 'started', session }))
on(sessionRenewed, (usage) => ({ type: 'renewed', usage }))
on(sessionEnded, (reason) => ({ type: 'ended', reason }))
on(tokenRefused, () => ({ type: 'token-refused' }))
on(personChanged, ({ sessionId, changes }) => ({ type: 'person', number: sessionId, changes }))
on(reportUsageFx.finally, (report) => ({
  type: 'reported',
  startedAt: report.params.startedAt,
  isUsedUp: report.status === 'done' && report.result === true,
}))
on(leadershipChanged, (isLeader) => ({ type: 'leader', isLeader }))
on(expiryWarningClosed, () => ({ type: 'warning-closed' }))
on(stayRequested, () => ({ type: 'stay-requested' }))
on(unsentDiscarded, () => ({ type: 'unsent-discarded' }))
on(returnToSaved, (path) => ({ type: 'return-to', returnTo: { path, owner: null } }))
on(loadReturnToFx.doneData, (returnTo) => ({
  type: 'return-to',
  returnTo: returnTo?.path === '/' ? null : returnTo,
}))
on(stopped, () => ({ type: 'stopped' }))

// Without `batch`, so that of two events in one tick both have their effects.
sample({ clock: $machine, fn: ({ effects }) => effects, target: runFx, batch: false })

const $state = $machine.map(({ state }) => state)

/** The session of the signed-in user; null for visitors. */
export const $session = $state.map(({ session }) => session)
/** Whose session has ended without a logout in this page; null if unknown. */
export const $lastPerson = $state.map(({ left }) => left)
/** Number of the current session, so that data of one session is not shown in the next. */
export const $sessionId = $state.map(({ number }) => number)
/** Whether a user is signed in. */
export const $isAuthenticated = $session.map((session) => session !== null)
export const [AuthenticationProvider, useIsAuthenticated] = sharedStore($isAuthenticated)
/** The key of the current or last user in the browser's storage; null when there was none. */
export const $currentUserKey = $state.map(({ keys: [key = null] }) => key)
/** The text "Retry login failed" after a failed restore. */
export const $retryLoginError = $state.map(({ failure }) => failure && 'Retry login failed')
/** The error of the last restore that failed without a rejection of the token, such as a network error. */
export const $restoreFailure = $state.map(({ failure }) =>
  failure && !failure.isRejected ? failure.error : null,
)
/** The path that the next login opens, for which it may be the wrong user. */
export const $returnTo = $state.map(({ returnTo }) => returnTo)
export const $expiryWarning = $state.map(({ warning }) => warning)
export const $renewal = $state.map(({ renewal }) => renewal)
/** Session limit in minutes; without a session, the deployment's default. */
export const $usageLimit = combine(
  $session,
  $settings,
  (session, settings) => session?.limit ?? settings.session.defaultLimit,
)
/** Minutes until the session ends, shown in the navigation bar. */
export const $remainingMinutes = $state.map(({ session, now }) =>
  session ? Math.max(0, session.limit - elapsedMinutes(session.startedAt, now ?? session.startedAt)) : null,
)

/** The error of the last login or registration, until the next attempt. */
export const $authenticationError = createStore<AuthenticationError | null>(null)
  .on(authenticationFailed, (_, error) => error)
  .reset(sessionStarted, authenticationErrorDismissed)
sample({
  clock: loginFx.failData,
  source: $state,
  filter: ({ page, loginAt }) => page.route === loginAt,
  fn: (_, cause): AuthenticationError => ({ text: 'Invalid credentials', cause }),
  target: authenticationFailed,
})

/** The number of unsent items, as last reported with `unsentCounted`. */
export const $unsentCount = sessionStore(0).on(unsentCounted, (_, count) => count)
