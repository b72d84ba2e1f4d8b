import { attach, createEffect, createEvent, createStore, sample } from 'effector'
import { api, tokenKey } from '../http/client'
import { outcomeOf } from '../http/outcome'
import { unwrap } from '../http/unwrap'
import { rawDeviceStorage } from '../storage/safe-storage'
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
import { loadOfflineSession } from './offline-session'
import { type AuthResponse, type Person, parseAuthResponse, userKey } from './person'
import { saveSessionEnd, saveSessionStart } from './stored-session'

/** Changed data of the signed-in user, after the server has stored it. */
export interface PersonChange {
  /** `$sessionId` when the request was sent, so that a late response does not change the next user. */
  readonly sessionId: number
  readonly changes: Partial<Person>
}

/** The input of the login form; `login` is an e-mail address (decision:login-by-email). */
export interface Credentials {
  readonly login: string
  readonly password: string
  readonly captcha: string
}

class StaleTokenError extends Error {}

/** A failed login or registration. */
export interface AuthenticationError {
  readonly text: 'Invalid credentials' | 'Invalid data'
  readonly cause: unknown
}

export const tokenRefused = createEvent()
/** A login or a registration failed; both are stored as a login error (decision:registration-error). */
export const authenticationFailed = createEvent<AuthenticationError>()
/** Clears `$authenticationError` before another attempt. */
export const authenticationErrorDismissed = createEvent()
/** Updates the signed-in user everywhere after a change of the profile. */
export const personChanged = createEvent<PersonChange>()
/** Restores the session after a click on retry, when online or the server answers again, or after a login elsewhere. */
export const restoreRequested = createEvent()
const authenticated = createEvent<AuthResponse>()

/** The session of the signed-in user; null for visitors. */
export const $session = sessionStore<Session | null>(null)
  .on(sessionStarted, (_, session) => session)
  .on(sessionRenewed, (session, renewed) => session && { ...session, ...renewed, copiedAt: undefined })
/** Number of the current session, so that data of one session is not shown in the next. */
export const $sessionId = createStore(0).on(sessionStarted, (number) => number + 1)
/** Whether a user is signed in. */
export const $isAuthenticated = $session.map((session) => session !== null)
/** The error of the last login or registration, until the next attempt. */
export const $authenticationError = createStore<AuthenticationError | null>(null)
  .on(authenticationFailed, (_, error) => error)
  .reset(sessionStarted, authenticationErrorDismissed)
/** The text "Retry login failed" after a failed restore. */
export const $retryLoginError = createStore<string | null>(null).reset(sessionStarted)

/** Signs in. @throws ApiError */
export const loginFx = createEffect(async (credentials: Credentials) =>
  parseAuthResponse(await unwrap(api.POST('/api/user/login', { body: credentials })), monotonicNow()),
)

/**
 * Signs in with the answer of another way to log in. It has the fields of the answer of `POST /api/user/login`.
 * @throws ApiError when the answer contains no token
 */
export const authenticateFx = createEffect((answer: unknown) => parseAuthResponse(answer, monotonicNow()))

const retryLogin = async () =>
  parseAuthResponse(await unwrap(api.GET('/api/user/retryLogin')), monotonicNow())

const minRetryDelay = 2
/** Longest `Retry-After` in seconds that a retry waits for; with a longer one, the restore fails at once. */
const maxRetryDelay = 5

/** Whether the server rejected the token. After any other failure, such as a proxy's 403 or 404, it may still be valid. */
export const isTokenRejected = (error: unknown): boolean => outcomeOf(error).isSignedOut

/** Resolves when a restored session may start: after hydration, because a server renders screens for visitors. */
export const $untilHydrated = createStore<Promise<void>>(Promise.resolve())

/**
 * Restores the session from the stored token, with one retry, or from the offline copy if the server is
 * unreachable. @throws ApiError, StaleTokenError
 */
export const restoreSessionFx = attach({ source: $untilHydrated, effect: restoreSession })

async function restoreSession(untilHydrated: Promise<void>) {
  const tried = rawDeviceStorage.get(tokenKey)
  const response = retryLogin().catch(async (error) => {
    const { isRetryable, isUnanswered, retryAfter } = outcomeOf(error)
    if (!isRetryable || retryAfter > maxRetryDelay) throw error
    const copied = isUnanswered ? await loadOfflineSession() : undefined
    if (copied) return copied
    await new Promise((resolve) => setTimeout(resolve, Math.max(retryAfter, minRetryDelay) * 1_000))
    if (rawDeviceStorage.get(tokenKey) === tried) return retryLogin()
    throw error
  })
  await Promise.all([response.catch(() => undefined), untilHydrated])
  // A login or logout, in this or another tab, replaced the token while the request was pending.
  if (rawDeviceStorage.get(tokenKey) !== tried) throw new StaleTokenError()
  return response
}

export const saveTokenFx = createEffect(({ token, person, limit, startedAt }: AuthResponse) =>
  saveSessionStart(
    token,
    limit === undefined
      ? undefined
      : { names: [userKey(person)], limit, startedAt: startedAt.getTime() + wallClockOffset() },
  ),
)
export const clearTokenFx = createEffect((reason: SessionEndReason) => saveSessionEnd(reason))

$session.on(
  sample({
    clock: personChanged,
    source: $sessionId,
    filter: (number, { sessionId }) => number === sessionId,
    fn: (_, { changes }) => changes,
  }),
  (session, changes) => session && { ...session, person: { ...session.person, ...changes } },
)

sample({
  clock: [loginFx.doneData, authenticateFx.doneData, restoreSessionFx.doneData],
  source: $session,
  // A session that started from the offline copy continues when the server is still unreachable.
  filter: (session, { copiedAt }: AuthResponse) => !(session && copiedAt),
  fn: (_, response) => response,
  target: authenticated,
})
sample({ clock: authenticated, target: saveTokenFx })
sample({
  clock: authenticated,
  filter: ({ limit }) => limit === undefined,
  fn: () => 'timeout' as const,
  target: sessionEnded,
})
const granted = sample({
  // Start the session only when the token is stored, because listeners may send requests immediately.
  clock: saveTokenFx.done,
  source: $session,
  filter: (_, { params: { limit } }) => limit !== undefined,
  fn: (current, { params: { person, limit = 0, startedAt, copiedAt } }) => ({
    session: { person, limit, startedAt, ...(copiedAt && { copiedAt }) } satisfies Session,
    // The server confirms a session that started from the offline copy.
    isConfirmed: current?.copiedAt !== undefined && userKey(current.person) === userKey(person),
  }),
})
sample({
  clock: granted,
  filter: ({ isConfirmed }) => !isConfirmed,
  fn: ({ session }) => session,
  target: sessionStarted,
})
sample({
  clock: granted,
  filter: ({ isConfirmed }) => isConfirmed,
  fn: ({ session: { limit, startedAt } }) => ({ limit, startedAt }),
  target: sessionRenewed,
})

sample({
  clock: loginFx.failData,
  fn: (cause): AuthenticationError => ({ text: 'Invalid credentials', cause }),
  target: authenticationFailed,
})

export const restoreFailed = sample({
  clock: restoreSessionFx.failData,
  filter: (error) => !(error instanceof StaleTokenError),
})
export const restoreStale = sample({
  clock: restoreSessionFx.failData,
  filter: (error) => error instanceof StaleTokenError,
})
$retryLoginError.on(restoreFailed, () => 'Retry login failed')

/** The error of the last restore that failed without a rejection of the token, such as a network error. */
export const $restoreFailure = createStore<Error | null>(null)
  .on(restoreFailed, (_, error) => (isTokenRejected(error) ? null : error))
  .reset(sessionStarted, sessionEnded)

sample({
  clock: restoreFailed,
  filter: isTokenRejected,
  fn: () => 'refused' as const,
  target: clearTokenFx,
})

sample({ clock: tokenRefused, filter: $isAuthenticated, fn: () => 'refused' as const, target: sessionEnded })
sample({
  clock: sessionEnded,
  // If the session ended in another tab, that tab removed the token and may have stored a new one: do not clear it.
  filter: (reason) => !isFromOtherTab(reason),
  target: clearTokenFx,
})
