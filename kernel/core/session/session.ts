import { createEffect, createEvent, createStore, sample } from 'effector'
import { ApiError } from '../http/api-error'
import { api, tokenKey } from '../http/client'
import { unwrap } from '../http/unwrap'
import { deviceStorage } from '../storage/safe-storage'
import { type AuthResponse, parseAuthResponse } from './auth-response'
import {
  isFromOtherTab,
  type Session,
  type SessionEndReason,
  sessionEnded,
  sessionRenewed,
  sessionStarted,
  sessionStore,
} from './events'
import { monotonicNow, wallClockOffset } from './monotonic-clock'
import { type Person, userKey } from './person'
import { saveSessionEnd, saveSessionStart } from './stored-session'

/** What has become different about the person of a session. */
export interface PersonChange {
  /** The `$sessionId` under which it was changed: a late answer must not change whoever came after. */
  readonly sessionId: number
  readonly changes: Partial<Person>
}

/** What a person gives to sign in; the login is an e-mail (decision:login-by-email). */
export interface Credentials {
  readonly login: string
  readonly password: string
  readonly captcha: string
}

/** The stored token was taken away, or another one put in its place, while the server looked at it. */
class StaleTokenError extends Error {}

/** A failed login or registration as the state keeps it (KRN-AUTH-04, ACC-REG-09). */
export interface AuthenticationError {
  readonly text: 'Invalid credentials' | 'Invalid data'
  readonly cause: unknown
}

// Events

/** The server no longer takes the token that a call carried. */
export const tokenRefused = createEvent()
/** A login, or a registration that counts as one (decision:registration-error), was refused. */
export const authenticationFailed = createEvent<AuthenticationError>()
/** The person begins another try: what the last one said is no longer true. */
export const authenticationErrorDismissed = createEvent()
/** The person has changed something about themselves; the bar and all screens follow. */
export const personChanged = createEvent<PersonChange>()
/** The stored token should be tried again: the person asks for it, the connection is back, or another tab stored one. */
export const restoreRequested = createEvent()
const granted = createEvent<AuthResponse>()

// Stores

/** Who is signed in and since when; nothing for visitors. */
export const $session = sessionStore<Session | null>(null)
  .on(sessionStarted, (_, session) => session)
  .on(sessionRenewed, (session, renewed) => session && { ...session, ...renewed })
/** Counts the sessions of this page: what is kept of one is not shown in another. */
export const $sessionId = createStore(0).on(sessionStarted, (number) => number + 1)
/** Whether somebody is signed in. */
export const $isAuthenticated = $session.map((session) => session !== null)
/** What the last login or registration failed with, until the next try (KRN-AUTH-04). */
export const $authenticationError = createStore<AuthenticationError | null>(null)
  .on(authenticationFailed, (_, error) => error)
  .reset(sessionStarted, authenticationErrorDismissed)
/** "Retry login failed" after a stored token could not be taken up again (KRN-AUTH-05). */
export const $retryLoginError = createStore<string | null>(null).reset(sessionStarted)

// Effects

/** Signs in. @throws ApiError */
export const loginFx = createEffect(async (credentials: Credentials) =>
  parseAuthResponse(await unwrap(api.POST('/api/user/login', { body: credentials })), monotonicNow()),
)

const retryLogin = async () =>
  parseAuthResponse(await unwrap(api.GET('/api/user/retryLogin')), monotonicNow())

/** Seconds until the second try at least: what was away for a moment is back then. */
const leastPause = 2
/** A server that asks for more seconds than this is not waited for in silence: the person says when. */
const longestPause = 5

/** Whether a retry-login may go well the next time. */
export const isRetryable = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.isRetryable

/**
 * Takes a stored token up again (KRN-START-01). A server that is out of reach is asked once more, a little later.
 *
 * @throws ApiError, StaleTokenError
 */
export const restoreSessionFx = createEffect(async () => {
  const tried = deviceStorage.get(tokenKey)
  const granted = retryLogin().catch(async (error) => {
    if (!isRetryable(error) || error.retryAfter > longestPause) throw error
    await new Promise((resolve) => setTimeout(resolve, Math.max(error.retryAfter, leastPause) * 1_000))
    if (deviceStorage.get(tokenKey) === tried) return retryLogin()
    throw error
  })
  await granted.catch(() => undefined)
  // Somebody has logged out or in meanwhile, here or in another tab: it signs nobody in and takes nobody's token.
  if (deviceStorage.get(tokenKey) !== tried) throw new StaleTokenError()
  return granted
})

/** @returns what other tabs read of the session */
export const saveTokenFx = createEffect(({ token, person, limit, startedAt }: AuthResponse) =>
  saveSessionStart(
    token,
    limit === undefined
      ? undefined
      : { names: [userKey(person)], limit, startedAt: startedAt.getTime() + wallClockOffset() },
  ),
)
/** @returns the names under which something may be kept of the person whose session it was */
export const clearTokenFx = createEffect((reason: SessionEndReason) => saveSessionEnd(reason))

// Wiring

$session.on(
  sample({
    clock: personChanged,
    source: $sessionId,
    filter: (number, { sessionId }) => number === sessionId,
    fn: (_, { changes }) => changes,
  }),
  (session, changes) => session && { ...session, person: { ...session.person, ...changes } },
)

sample({ clock: [loginFx.doneData, restoreSessionFx.doneData], target: granted })
sample({ clock: granted, target: saveTokenFx })
sample({
  clock: granted,
  filter: ({ limit }) => limit === undefined,
  fn: () => 'timeout' as const,
  target: sessionEnded,
})
sample({
  // After the token is kept: whoever reacts to the session may call the server at once.
  clock: saveTokenFx.done,
  source: granted,
  filter: ({ limit }: AuthResponse) => limit !== undefined,
  fn: ({ person, limit = 0, startedAt }: AuthResponse): Session => ({ person, limit, startedAt }),
  target: sessionStarted,
})

sample({
  clock: loginFx.failData,
  fn: (cause): AuthenticationError => ({ text: 'Invalid credentials', cause }),
  target: authenticationFailed,
})

/** The stored token could not be taken up again. */
export const restoreFailed = sample({
  clock: restoreSessionFx.failData,
  filter: (error) => !(error instanceof StaleTokenError),
})
/** It was not worth taking up any more. */
export const restoreStale = sample({
  clock: restoreSessionFx.failData,
  filter: (error) => error instanceof StaleTokenError,
})
$retryLoginError.on(restoreFailed, () => 'Retry login failed')

/** Why a stored token could not be taken up, although the server has not refused it; until it is tried with success. */
export const $restoreFailure = createStore<ApiError | null>(null)
  .on(restoreFailed, (_, error) => (isRetryable(error) ? error : null))
  .reset(sessionStarted, sessionEnded)

sample({
  clock: restoreFailed,
  // A server that is out of reach has refused nothing: the token stays for the next try.
  filter: (error) => !isRetryable(error),
  fn: () => 'refused' as const,
  target: clearTokenFx,
})

sample({ clock: tokenRefused, filter: $isAuthenticated, fn: () => 'refused' as const, target: sessionEnded })
sample({
  clock: sessionEnded,
  // By the time the news is here, somebody may have signed in again.
  filter: (reason) => !isFromOtherTab(reason),
  target: clearTokenFx,
})
