import { attach, createEffect, createEvent, createStore, scopeBind } from 'effector'
import { api, tokenKey } from '../http/client'
import { outcomeOf } from '../http/outcome'
import { unwrap } from '../http/unwrap'
import { toLocalIso } from '../i18n/date-format'
import { deleteOfflineCopy } from '../storage/offline-copy'
import {
  clearUnsentStorage,
  clearUserStorage,
  rawDeviceStorage,
  rawTabStorage,
  takeLoss,
} from '../storage/safe-storage'
import { clearUserFiles } from '../storage/user-files'
import { parseAuthResponse, sessionEnded, sessionRenewed, sessionStarted } from './events'
import { type Effects, elapsedMinutes, type Look, nextTick } from './machine'
import {
  loadOfflineSession,
  loadStoredSession,
  monotonicNow,
  saveOfflineSession,
  saveSessionEnd,
  saveSessionStart,
  saveUserKeys,
  storedReturnTo,
  wallClockOffset,
} from './stored'

// All that the session does outside of its state: requests, clock, timer and storage.

/** The input of the login form; `login` is an e-mail address (decision:login-by-email). */
export interface Credentials {
  readonly login: string
  readonly password: string
  readonly captcha: string
}

/** Signs in. @throws ApiError */
export const loginFx = createEffect(async (credentials: Credentials) =>
  parseAuthResponse(await unwrap(api.POST('/api/user/login', { body: credentials })), monotonicNow()),
)

/**
 * Signs in with the answer of another way to log in. It has the fields of the answer of `POST /api/user/login`.
 * @throws ApiError when the answer contains no token
 */
export const authenticateFx = createEffect((answer: unknown) => parseAuthResponse(answer, monotonicNow()))

export class StaleTokenError extends Error {}

const retryLogin = async () =>
  parseAuthResponse(await unwrap(api.GET('/api/user/retryLogin')), monotonicNow())

const minRetryDelay = 2
/** Longest `Retry-After` in seconds that a retry waits for; with a longer one, the restore fails at once. */
const maxRetryDelay = 5

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
  const [answer] = await Promise.all([response.catch(() => undefined), untilHydrated])
  const { token, state } = loadStoredSession()
  // Another tab was refused with the old token because this answer has replaced it.
  const isRenewed =
    token === null && state?.kind === 'ended' && state.by === 'refused' && answer && !answer.copiedAt
  // A login or logout, in this or another tab, replaced the token while the request was pending.
  if (token !== tried && !isRenewed) throw new StaleTokenError()
  return response
}

/** Reports usage to the server. @returns `true` when the granted time is used up @throws ApiError */
export const reportUsageFx = createEffect(({ startedAt, now }: { startedAt: Date; now: Date }) =>
  unwrap(api.POST('/api/user/addLoggedTime', { body: toUsageReport(startedAt, now) })),
)

/** Body of a usage report, for which the server expects local times (decision:usage-report-body). */
export function toUsageReport(startedAt: Date, now: Date) {
  return {
    elapsedTime: elapsedMinutes(startedAt, now),
    StartTime: toLocalIso(startedAt),
    ActualTime: toLocalIso(now),
  }
}

/** Reads the clock and the stored session for an event of the machine. */
export const lookFx = createEffect((type: Look) => ({
  type,
  stored: loadStoredSession(),
  now: monotonicNow(),
  clockOffset: wallClockOffset(),
}))

/** The stored session was written by this tab. */
export const sessionWritten = createEvent<string | null>()

/** A redirect or a toast is due, for which the session does not know the means. */
export const redirected = createEvent<Pick<Effects, 'to' | 'replace' | 'toast'>>()

const $timer = createStore<ReturnType<typeof setTimeout> | null>(null, { serialize: 'ignore' })
const setTimerFx = attach({
  source: $timer,
  effect(timer, usage: Effects['timer']) {
    clearTimeout(timer ?? undefined)
    if (!usage) return null
    const look = scopeBind(lookFx, { safe: true })
    return setTimeout(() => void look('tick'), nextTick(usage, monotonicNow()))
  },
})
$timer.on(setTimerFx.doneData, (_, timer) => timer)

function wipeUser(keys: readonly string[]): void {
  for (const key of keys) {
    clearUserStorage(key)
    void clearUserFiles(key)
  }
  rawTabStorage.keys().forEach(rawTabStorage.remove)
}

/** Does what the machine has decided. */
export const runFx = createEffect((effects: Effects) => {
  const { timer, save, rename, clear, wipe, discard, copy, returnTo, to, toast } = effects
  if (timer !== undefined) void setTimerFx(timer)
  // Store the token before the session starts, because listeners may send requests immediately.
  // A session from the offline copy is not new: other tabs would take it for confirmed by the server.
  if (save) sessionWritten(save.copiedAt ? loadStoredSession().written : saveSessionStart(save))
  if (rename) sessionWritten(saveUserKeys(rename))
  const ofToken = clear ? saveSessionEnd(clear) : []
  // The stored keys count too, because the logout screen may be opened in a new page that does not know the user.
  if (wipe) wipeUser([...wipe, ...ofToken])
  if (discard) discard.forEach(clearUnsentStorage)
  if (copy) saveOfflineSession(copy)
  else if (copy === null) deleteOfflineCopy()
  if (returnTo) storedReturnTo.save(returnTo)
  else if (returnTo !== undefined) storedReturnTo.clear()
  // Before the session starts, because its models may store something again.
  const isLost = effects.start !== undefined && takeLoss()
  if (effects.start) sessionStarted(effects.start)
  if (effects.renew) sessionRenewed(effects.renew)
  if (effects.end) sessionEnded(effects.end)
  if (effects.reload) location.assign(`${process.env.RODA_BASE}/`)
  if (to || toast) redirected(effects)
  if (isLost) redirected({ toast: 'storageLost' })
  if (effects.restore) restoreSessionFx().catch(() => undefined)
  if (effects.report) reportUsageFx(effects.report).catch(() => undefined)
  if (effects.look) void lookFx(effects.look)
})
