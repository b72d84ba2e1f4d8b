import { beforeEach, describe, expect, onTestFinished, rs, test } from '@rstest/core'
import {
  allSettled,
  createEvent,
  createWatch,
  type Effect,
  fork,
  type Scope,
  sample,
  scopeBind,
  type Unit,
} from 'effector'
import { electUsageLeader } from '../../served/start/after-first-paint'
import { ApiError } from '../http/api-error'
import { tokenKey } from '../http/client'
import type { RouteRef } from '../plugin/route'
import { rawDeviceStorage, rawTabStorage } from '../storage/safe-storage'
import {
  authenticateFx,
  loginFx,
  redirected,
  reportUsageFx,
  restoreSessionFx,
  toUsageReport,
} from './effects'
import {
  type AuthResponse,
  parseAuthResponse,
  parsePerson,
  type Session,
  type SessionEndReason,
  sessionEnded,
  sessionRenewed,
  sessionStarted,
  sessionStore,
} from './events'
import { loginRoute, registerRoute } from './routes'
import {
  $authenticationError,
  $currentUserKey,
  $expiryWarning,
  $isAuthenticated,
  $remainingMinutes,
  $retryLoginError,
  $session,
  $sessionId,
  $usageLimit,
  leadershipChanged,
  pageOpened,
  personChanged,
  returnToSaved,
  sessionCheckRequested,
  stayRequested,
  usageCheckDue,
} from './session'
import { monotonicNow, sessionKey, storedReturnTo } from './stored'
import { userStore } from './user-store'

const credentials = { login: 'ana@roda.example', password: 'secret', captcha: '' }
const answer = { token: 'fresh', timeout: 30, id: 1, name: 'Ana', login: 'ana' }
const person = parsePerson(answer)
const minute = 60_000

// biome-ignore lint/suspicious/noExplicitAny: the type of effector
type Handler = [unit: Effect<any, any, any>, handler: () => unknown]
/** Opens a page, whose session ends with the test. */
function openPage(...handlers: Handler[]): Scope {
  const scope = fork({ handlers: [[reportUsageFx, () => false], ...handlers] })
  onTestFinished(() => end(scope, 'logout'))
  return scope
}
const pageGranting = (given: unknown) => openPage([loginFx, () => parseAuthResponse(given, monotonicNow())])
const refuses = (error: unknown) => () => Promise.reject(error)

const begin = (scope: Scope, session: Partial<Session> = {}) =>
  scopeBind(sessionStarted, { scope })({ person, limit: 30, startedAt: monotonicNow(), ...session })
const end = (scope: Scope, reason: SessionEndReason) => scopeBind(sessionEnded, { scope })(reason)
const logIn = (scope: Scope) => scopeBind(loginFx, { scope })(credentials).catch(() => undefined)
const restore = (scope: Scope) => scopeBind(restoreSessionFx, { scope })().catch(() => undefined)
const next = (unit: Unit<unknown>, scope: Scope) =>
  new Promise((resolve) => createWatch({ unit, scope, fn: resolve }))

function fakeTime() {
  // biome-ignore lint/correctness/useHookAtTopLevel: This is no React hook.
  rs.useFakeTimers()
  const slept = { for: 0 }
  rs.spyOn(performance, 'now').mockImplementation(() => Date.now() - performance.timeOrigin + slept.for)
  onTestFinished(() => void rs.restoreAllMocks())
  onTestFinished(() => void rs.useRealTimers())
  return slept
}

beforeEach(() => {
  // What earlier tests of the file have ended is stored again.
  localStorage.clear()
  rawDeviceStorage.set(tokenKey, 'old')
})

describe('login', () => {
  // Covers KRN-AUTH-01, KRN-AUTH-03
  test('a login stores the token and then starts a session, which plugins hear of', async () => {
    const scope = pageGranting(answer)
    const started: unknown[] = []
    const fn = ({ person: { name } }: Session) => started.push([name, rawDeviceStorage.get(tokenKey)])
    createWatch({ unit: sessionStarted, scope, fn })
    await logIn(scope)
    expect(started).toEqual([['Ana', 'fresh']])
    expect(scope.getState($isAuthenticated)).toBe(true)
    expect(scope.getState($usageLimit)).toBe(30)
    expect(scope.getState($session)?.startedAt).toBeInstanceOf(Date)
  })

  // Covers EXT-01
  test('the answer of another way to log in starts a session like a login', () => {
    const scope = openPage()
    void scopeBind(authenticateFx, { scope })(answer)
    expect(scope.getState($session)?.person.login).toBe('ana')
    expect(rawDeviceStorage.get(tokenKey)).toBe('fresh')
  })

  // Covers EXT-01
  test('another way to log in starts no session without a token', async () => {
    const scope = openPage()
    await allSettled(authenticateFx, { scope, params: { ...answer, token: '' } })
    expect(scope.getState($session)).toBeNull()
    expect(rawDeviceStorage.get(tokenKey)).toBe('old')
  })

  for (const timeout of [undefined, null, -5]) {
    // Covers KRN-AUTH-02
    test(`a login starts no session when the timeout in its response is ${timeout}`, async () => {
      const scope = pageGranting({ ...answer, timeout })
      await logIn(scope)
      expect(scope.getState($session)).toBeNull()
      expect(rawDeviceStorage.get(tokenKey)).toBeNull()
    })
  }

  // Covers KRN-AUTH-04
  test('a login fails with "Invalid credentials" when the server rejects it', async () => {
    const scope = openPage([loginFx, refuses(new ApiError('unauthorized', { status: 401 }))])
    await logIn(scope)
    expect(scope.getState($authenticationError)?.text).toBe('Invalid credentials')
    expect(scope.getState($isAuthenticated)).toBe(false)
  })

  // Covers KRN-AUTH-04
  test('a login that fails late says nothing to a user who has left its screen', async () => {
    const refusal = Promise.withResolvers<AuthResponse>()
    const scope = openPage([loginFx, () => refusal.promise])
    const redirects: unknown[] = []
    createWatch({ unit: redirected, scope, fn: ({ to }) => redirects.push(to) })
    const open = ({ id, path }: RouteRef) =>
      scopeBind(pageOpened, { scope })({
        address: path,
        route: id,
        access: 'visitor',
        session: 'none',
        hasSideEffects: false,
      })
    open(loginRoute)
    const loggedIn = logIn(scope)
    open(registerRoute)
    refusal.reject(new ApiError('timeout'))
    await loggedIn
    expect(scope.getState($authenticationError)).toBeNull()
    expect(redirects).toEqual([])
  })
})

describe('restoring a session', () => {
  // Covers KRN-AUTH-05
  test('a session restore fails with a message when the token is rejected', async () => {
    const scope = openPage([restoreSessionFx, refuses(new ApiError('unauthorized', { status: 401 }))])
    await restore(scope)
    expect(scope.getState($retryLoginError)).toBe('Retry login failed')
    expect(scope.getState($authenticationError)).toBeNull()
    expect(rawDeviceStorage.get(tokenKey)).toBeNull()
  })

  // Covers FLT-10
  test('a failed session restore is retried once after a delay', async () => {
    fakeTime()
    const answers = [new Response('', { status: 503 }), Response.json({ token: 'fresh', timeout: 30, id: 1 })]
    const fetched = rs.spyOn(globalThis, 'fetch').mockImplementation(async () => answers.shift() as Response)
    const scope = openPage()
    const restored = restore(scope)
    await rs.advanceTimersByTimeAsync(1_900)
    expect(fetched).toHaveBeenCalledTimes(1)
    await rs.advanceTimersByTimeAsync(200)
    expect(fetched).toHaveBeenCalledTimes(2)
    await restored
    expect(scope.getState($session)).not.toBeNull()
  })
})

describe('a late response to a restore', () => {
  function slowServer() {
    const answered = Promise.withResolvers<Response>()
    const fetched = rs.spyOn(globalThis, 'fetch').mockImplementation(() => answered.promise)
    onTestFinished(() => fetched.mockRestore())
    return (body: unknown, status = 200) => answered.resolve(Response.json(body, { status }))
  }

  // Covers KRN-AUTH-06
  test('a session restore that finishes after a logout signs nobody in', async () => {
    const answerWith = slowServer()
    const scope = openPage()
    const restored = restore(scope)
    end(scope, 'logout')
    answerWith(answer)
    await restored
    expect(rawDeviceStorage.get(tokenKey)).toBeNull()
    expect(scope.getState($isAuthenticated)).toBe(false)
  })

  // Covers KRN-AUTH-05
  test('a failed session restore does not remove the token of a later login', async () => {
    const answerWith = slowServer()
    const scope = pageGranting(answer)
    const restored = restore(scope)
    await logIn(scope)
    answerWith({}, 401)
    await restored
    expect(rawDeviceStorage.get(tokenKey)).toBe('fresh')
    expect(scope.getState($retryLoginError)).toBeNull()
  })
})

describe('the end of a session', () => {
  /** Signs in a user without an id, who stores data before and after a change of the username. */
  function renameUser() {
    const scope = openPage()
    const value = userStore('value', (stored) => stored)
    const store = () => value.of(scope.getState($session)).save('value')
    begin(scope, { person: { ...person, id: undefined } })
    store()
    scopeBind(personChanged, { scope })({ sessionId: 1, changes: { login: 'anna' } })
    store()
    return scope
  }
  const storedKeys = () => rawDeviceStorage.keys().filter((key) => key.startsWith('own:'))

  // Covers KRN-AUTH-06
  test('the end of a session clears the token and all session stores', () => {
    const $selected = sessionStore<readonly number[]>([])
    const scope = fork({ values: [[$selected, [1, 2]]] })
    begin(scope)
    end(scope, 'logout')
    expect(scope.getState($session)).toBeNull()
    expect(scope.getState($selected)).toEqual([])
    expect(rawDeviceStorage.get(tokenKey)).toBeNull()
  })

  // Covers KRN-AUTH-06
  test('a logout clears the data under both keys of a user who was renamed', () => {
    const scope = renameUser()
    expect(storedKeys()).toHaveLength(2)
    expect(scope.getState($currentUserKey)).toBe('anna')
    end(scope, 'logout')
    expect(storedKeys()).toEqual([])
  })

  // Covers KRN-AUTH-06
  test('a logout keeps the data of another user whose session timed out', () => {
    const scope = renameUser()
    end(scope, 'timeout')
    begin(scope, { person: { ...person, id: undefined, login: 'bruno' } })
    end(scope, 'logout')
    expect(storedKeys()).toHaveLength(2)
  })

  // Covers KRN-AUTH-06, ACC-REG-04
  test('a logout clears input that was typed in the tab before the login', () => {
    rawTabStorage.set('registration.name', 'Ana Martins')
    const scope = renameUser()
    expect(rawTabStorage.keys()).toContain('registration.name')
    end(scope, 'logout')
    expect(rawTabStorage.keys()).toEqual([])
  })

  // Covers FLT-12
  test('a logout in a tab without a session clears the user’s stored data', async () => {
    await logIn(pageGranting(answer))
    rawDeviceStorage.set('own:1:draft:a', 'hers')
    rawDeviceStorage.set('own:2:draft:a', 'of a user who timed out')
    end(openPage(), 'logout')
    expect(rawDeviceStorage.keys().toSorted()).toEqual(['own:2:draft:a', sessionKey])
  })

  test('of two events at the same time, both have their effects', () => {
    const scope = openPage()
    begin(scope)
    const both = createEvent<'timeout'>()
    sample({ clock: both, target: [sessionEnded, returnToSaved] })
    scopeBind(both, { scope })('timeout')
    expect(rawDeviceStorage.get(tokenKey)).toBeNull()
    expect(storedReturnTo.load()?.path).toBe('/timeout')
  })
})

describe('the usage clock', () => {
  const tick = (scope: Scope) => scopeBind(usageCheckDue, { scope })()

  test('usage is reported once when two clock ticks happen at the same time', async () => {
    const answers: ((isUsedUp: boolean) => void)[] = []
    const report = rs.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)))
    const scope = openPage([reportUsageFx, report])
    begin(scope)
    tick(scope)
    tick(scope)
    expect(report).toHaveBeenCalledTimes(1)
    const reported = next(reportUsageFx.finally, scope)
    answers[0]?.(false)
    await reported
    tick(scope)
    expect(report).toHaveBeenCalledTimes(2)
  })

  // Covers KRN-NAV-04
  test('the usage clock counts the remaining minutes', () => {
    const scope = openPage()
    begin(scope, { startedAt: new Date(Date.now() - 3 * minute) })
    expect(scope.getState($remainingMinutes)).toBe(30)
    tick(scope)
    expect(scope.getState($remainingMinutes)).toBe(27)
  })

  // Covers KRN-CLOCK-04
  test('the usage limit is the configured default when there is no session', () => {
    expect(fork().getState($usageLimit)).toBe(1)
  })

  test('a session continues when a usage report fails', async () => {
    const scope = openPage([reportUsageFx, refuses(new ApiError('unreachable'))])
    begin(scope)
    const reported = next(reportUsageFx.fail, scope)
    tick(scope)
    await reported
    expect(scope.getState($session)).not.toBeNull()
  })

  // Covers KRN-CLOCK-03, decision:usage-report-body
  test('a usage report has the elapsed time, and local times with milliseconds but no offset', () => {
    const at = (time: string) => new Date(`2026-03-07T${time}`)
    expect(toUsageReport(at('10:00:00.000'), at('10:02:10.500'))).toEqual({
      elapsedTime: 2,
      StartTime: '2026-03-07T10:00:00.000',
      ActualTime: '2026-03-07T10:02:10.500',
    })
  })
})

// Covers KRN-CLOCK-02, decision:session-expiry-warning
describe('the timer', () => {
  test('shows both warnings and ends the session on time', async () => {
    fakeTime()
    const scope = openPage()
    begin(scope, { limit: 10 })
    const states = async (wait: number) => {
      await rs.advanceTimersByTimeAsync(wait)
      return [scope.getState($expiryWarning), scope.getState($isAuthenticated)]
    }
    expect(await states(8 * minute)).toEqual([null, true])
    expect(await states(1)).toEqual([2 * minute, true])
    expect(await states(1.5 * minute)).toEqual([0.5 * minute, true])
    expect(await states(0.5 * minute - 1)).toEqual([0.5 * minute, true])
    expect(await states(1)).toEqual([null, false])
    expect(rs.getTimerCount()).toBe(0)
  })

  test('shows the next warning on time after the device slept', async () => {
    const slept = fakeTime()
    const scope = openPage()
    begin(scope, { limit: 10 })
    slept.for = 8.7 * minute
    await rs.advanceTimersByTimeAsync(0.5 * minute)
    expect(scope.getState($expiryWarning)).toBeNull()
    await rs.advanceTimersByTimeAsync(0.3 * minute + 1)
    expect(scope.getState($expiryWarning)).toBe(0.5 * minute)
  })

  // Covers UX-60
  test('begins anew in two tabs after one request', async () => {
    fakeTime()
    let calls = 0
    const renew = () => {
      calls += 1
      return parseAuthResponse({ ...answer, timeout: 10 }, monotonicNow())
    }
    const tabs = [openPage([restoreSessionFx, renew]), openPage([restoreSessionFx, renew])]
    const [one, other] = tabs
    for (const tab of tabs) begin(tab, { limit: 10 })
    const seen = () =>
      tabs.map((tab) => [tab.getState($expiryWarning) !== null, tab.getState($isAuthenticated)])
    await rs.advanceTimersByTimeAsync(8 * minute + 1)
    expect(seen()).toEqual([
      [true, true],
      [true, true],
    ])
    if (one) await allSettled(stayRequested, { scope: one })
    if (other) await allSettled(sessionCheckRequested, { scope: other })
    const extended = [
      [false, true],
      [false, true],
    ]
    expect(seen()).toEqual(extended)
    await rs.advanceTimersByTimeAsync(3 * minute)
    expect(seen()).toEqual(extended)
    expect(calls).toBe(1)
    expect(rawDeviceStorage.get(tokenKey)).toBe('fresh')
  })

  // Covers FLT-66
  test('runs for each effector scope by itself', async () => {
    fakeTime()
    const [one, other] = [openPage(), openPage()]
    begin(one, { limit: 9 })
    begin(other, { limit: 60 })
    end(other, 'logout')
    await rs.advanceTimersByTimeAsync(7.5 * minute)
    expect(one.getState($expiryWarning)).toBe(1.8 * minute)
    expect(other.getState($expiryWarning)).toBeNull()
    end(one, 'logout')
    expect(rs.getTimerCount()).toBe(0)
  })
})

// Covers FLT-66
test('an effector scope keeps the tab lock when another scope stops waiting', async () => {
  const own = Object.getOwnPropertyDescriptor(navigator, 'locks')
  onTestFinished(() => {
    if (own) Object.defineProperty(navigator, 'locks', own)
    else Reflect.deleteProperty(navigator, 'locks')
  })
  const requests: { signal: AbortSignal; held: Promise<void> }[] = []
  /** A fake `navigator.locks` that grants the first request; all others wait until they are aborted. */
  const request = (_: string, { signal }: { signal: AbortSignal }, hold: () => Promise<void>) => {
    const isFirst = requests.length === 0
    requests.push({ signal, held: isFirst ? hold() : Promise.resolve() })
    return new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
    })
  }
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })

  // Hidden tabs wait for the lock; a visible one would take it.
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  onTestFinished(() => void Reflect.deleteProperty(document, 'hidden'))

  const [one, other] = [openPage(), openPage()]
  const leadership: boolean[] = []
  createWatch({ unit: leadershipChanged, scope: one, fn: (isLeader) => leadership.push(isLeader) })
  for (const scope of [one, other]) {
    electUsageLeader(scope)
    begin(scope)
  }
  end(other, 'logout')
  await Promise.resolve()
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, true])
  expect(leadership).toEqual([false, true])

  end(one, 'logout')
  await requests[0]?.held
  expect(requests[0]?.signal.aborted).toBe(true)
})

describe('a session without a connection', () => {
  const copied = (): AuthResponse => ({
    token: 'old',
    person,
    limit: 30,
    startedAt: monotonicNow(),
    copiedAt: new Date(0),
  })

  // Covers UX-44
  test('a session from the offline copy continues when the server confirms it', async () => {
    let response = copied()
    const scope = openPage([restoreSessionFx, () => response])
    await restore(scope)
    const started = scope.getState($sessionId)
    await restore(scope)
    expect(scope.getState($session)?.copiedAt).toEqual(new Date(0))

    response = parseAuthResponse(answer, monotonicNow())
    const renewed = next(sessionRenewed, scope)
    await restore(scope)
    await renewed
    expect(scope.getState($session)).toMatchObject({ person, copiedAt: undefined })
    expect(scope.getState($sessionId)).toBe(started)
    expect(rawDeviceStorage.get(tokenKey)).toBe('fresh')
  })
})
