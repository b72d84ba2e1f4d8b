import { beforeEach, describe, expect, onTestFinished, rs, test } from '@rstest/core'
import { allSettled, createWatch, fork, type Scope, type Unit } from 'effector'
import { ApiError } from '../http/api-error'
import { tokenKey } from '../http/client'
import { rawDeviceStorage } from '../storage/safe-storage'
import { sessionEnded, sessionRenewed, sessionStarted, sessionStore } from './events'
import { type AuthResponse, parseAuthResponse, parsePerson } from './person'
import {
  $authenticationError,
  $isAuthenticated,
  $retryLoginError,
  $session,
  $sessionId,
  authenticateFx,
  loginFx,
  restoreSessionFx,
  tokenRefused,
} from './session'
import { $remainingMinutes, $usageLimit, reportUsageFx, usageCheckDue } from './usage-clock'

const credentials = { login: 'ana@roda.example', password: 'secret', captcha: '' }
const answer = { token: 'fresh', timeout: 30, id: 1, name: 'Ana', login: 'ana' }
const minute = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * minute)

const noReports: [typeof reportUsageFx, () => boolean] = [reportUsageFx, () => false]
const scopeGranting = (given: unknown) =>
  fork({ handlers: [noReports, [loginFx, () => parseAuthResponse(given, new Date())]] })
const refuses = (error: unknown) => () => Promise.reject(error)

// A scope never settles while its session clock runs, so tests wait for `sessionStarted` instead.
const next = (unit: Unit<unknown>, scope: Scope) =>
  new Promise((resolve) => createWatch({ unit, scope, fn: resolve }))
async function startedBy(effect: typeof loginFx | typeof restoreSessionFx, scope: Scope) {
  const started = next(sessionStarted, scope)
  void allSettled(effect as typeof loginFx, { scope, params: credentials })
  await started
}
const logIn = (scope: Scope) => startedBy(loginFx, scope)

beforeEach(() => rawDeviceStorage.set(tokenKey, 'old'))

describe('login', () => {
  // Covers KRN-AUTH-01
  test('a login stores the token', async () => {
    const scope = scopeGranting(answer)
    await logIn(scope)
    expect(rawDeviceStorage.get(tokenKey)).toBe('fresh')
  })

  // Covers KRN-AUTH-03
  test('a login starts a session with the usage limit that the server sent', async () => {
    const scope = scopeGranting(answer)
    await logIn(scope)
    expect(scope.getState($isAuthenticated)).toBe(true)
    expect(scope.getState($usageLimit)).toBe(30)
    expect(scope.getState($session)?.startedAt).toBeInstanceOf(Date)
  })

  // Covers EXT-01
  test('the answer of another way to log in starts a session like a login', async () => {
    const scope = fork({ handlers: [noReports] })
    const started = next(sessionStarted, scope)
    void allSettled(authenticateFx, { scope, params: answer })
    await started
    expect(scope.getState($session)?.person.login).toBe('ana')
    expect(rawDeviceStorage.get(tokenKey)).toBe('fresh')
  })

  // Covers EXT-01
  test('another way to log in starts no session without a token', async () => {
    const scope = fork({ handlers: [noReports] })
    await allSettled(authenticateFx, { scope, params: { ...answer, token: '' } })
    expect(scope.getState($session)).toBeNull()
    expect(rawDeviceStorage.get(tokenKey)).toBe('old')
  })

  for (const timeout of [undefined, null, -5]) {
    // Covers KRN-AUTH-02
    test(`a login starts no session when the timeout in its response is ${timeout}`, async () => {
      const scope = scopeGranting({ ...answer, timeout })
      await allSettled(loginFx, { scope, params: credentials })
      expect(scope.getState($session)).toBeNull()
      expect(rawDeviceStorage.get(tokenKey)).toBeNull()
    })
  }

  // Covers KRN-AUTH-04
  test('a login fails with "Invalid credentials" when the server rejects it', async () => {
    const scope = fork({ handlers: [[loginFx, refuses(new ApiError('unauthorized', { status: 401 }))]] })
    await allSettled(loginFx, { scope, params: credentials })
    expect(scope.getState($authenticationError)?.text).toBe('Invalid credentials')
    expect(scope.getState($isAuthenticated)).toBe(false)
  })
})

describe('restoring a session', () => {
  // Covers KRN-AUTH-01
  test('restoring a session replaces the stored token', async () => {
    const scope = fork({
      handlers: [noReports, [restoreSessionFx, () => parseAuthResponse(answer, new Date())]],
    })
    await startedBy(restoreSessionFx, scope)
    expect(rawDeviceStorage.get(tokenKey)).toBe('fresh')
    expect(scope.getState($isAuthenticated)).toBe(true)
  })

  // Covers KRN-AUTH-05
  test('a session restore fails with a message when the token is rejected', async () => {
    const scope = fork({
      handlers: [[restoreSessionFx, refuses(new ApiError('unauthorized', { status: 401 }))]],
    })
    await allSettled(restoreSessionFx, { scope })
    expect(scope.getState($retryLoginError)).toBe('Retry login failed')
    expect(scope.getState($authenticationError)).toBeNull()
    expect(rawDeviceStorage.get(tokenKey)).toBeNull()
  })

  test('a session restore keeps the token when the server is unreachable', async () => {
    const scope = fork({ handlers: [[restoreSessionFx, refuses(new ApiError('unreachable'))]] })
    await allSettled(restoreSessionFx, { scope })
    expect(rawDeviceStorage.get(tokenKey)).toBe('old')
  })
})

// Covers FLT-10
test('a failed session restore is retried once after a delay', async () => {
  rs.useFakeTimers()
  onTestFinished(() => void rs.useRealTimers())
  rawDeviceStorage.set(tokenKey, 'stored')
  const answers = [new Response('', { status: 503 }), Response.json({ token: 'fresh', timeout: 30, id: 1 })]
  const tries: string[] = []
  const fetched = rs.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { url } = request as Request
    // Sessions of other tests may still send usage reports: answer them, but count only restores.
    if (!url.includes('/retryLogin')) return new Response(null, { status: 204 })
    tries.push(url)
    return answers.shift() as Response
  })
  onTestFinished(() => fetched.mockRestore())
  const scope = fork({ handlers: [noReports] })
  const failures: Error[] = []
  createWatch({ unit: restoreSessionFx.failData, scope, fn: (error) => failures.push(error) })
  void allSettled(restoreSessionFx, { scope })
  await rs.advanceTimersByTimeAsync(1_900)
  expect(tries).toHaveLength(1)
  await rs.advanceTimersByTimeAsync(200)
  expect(tries).toHaveLength(2)
  expect(failures).toEqual([])
  expect(scope.getState($session)).not.toBeNull()
  void allSettled(sessionEnded, { scope, params: 'logout' })
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
    const scope = fork()
    const restored = next(restoreSessionFx.finally, scope)
    void allSettled(restoreSessionFx, { scope })
    void allSettled(sessionEnded, { scope, params: 'logout' })
    answerWith(answer)
    await restored
    expect(rawDeviceStorage.get(tokenKey)).toBeNull()
    expect(scope.getState($isAuthenticated)).toBe(false)
  })

  // Covers KRN-AUTH-05
  test('a failed session restore does not remove the token of a later login', async () => {
    const answerWith = slowServer()
    const scope = scopeGranting(answer)
    const restored = next(restoreSessionFx.finally, scope)
    void allSettled(restoreSessionFx, { scope })
    await logIn(scope)
    answerWith({}, 401)
    await restored
    expect(rawDeviceStorage.get(tokenKey)).toBe('fresh')
    expect(scope.getState($retryLoginError)).toBeNull()
  })
})

describe('the end of a session', () => {
  const aSession = {
    person: { ...parseAuthResponse(answer, new Date()).person },
    limit: 30,
    startedAt: new Date(),
  }

  // Covers KRN-AUTH-06
  test('the end of a session clears the token and all session stores', async () => {
    const $selected = sessionStore<readonly number[]>([])
    const scope = fork({
      values: [
        [$session, aSession],
        [$selected, [1, 2]],
      ],
    })
    await allSettled(sessionEnded, { scope, params: 'logout' })
    expect(scope.getState($session)).toBeNull()
    expect(scope.getState($selected)).toEqual([])
    expect(rawDeviceStorage.get(tokenKey)).toBeNull()
  })

  test('a rejected token ends a session only when a session is running', async () => {
    const ends: string[] = []
    sessionEnded.watch((reason) => ends.push(reason))
    await allSettled(tokenRefused, { scope: fork() })
    expect(ends).toEqual([])
    await allSettled(tokenRefused, { scope: fork({ values: [[$session, aSession]] }) })
    expect(ends).toEqual(['refused'])
  })
})

describe('the usage clock', () => {
  const person = parseAuthResponse(answer, new Date()).person
  const sessionOf = (startedAt: Date, limit: number) => ({ person, startedAt, limit })
  function tick(scope: Scope) {
    const reported = next(reportUsageFx.finally, scope)
    void allSettled(usageCheckDue, { scope })
    return reported
  }

  test('usage is reported once when two clock ticks happen at the same time', async () => {
    let answer: (isUsedUp: boolean) => void = () => undefined
    const report = rs.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
    const scope = fork({ values: [[$session, sessionOf(ago(3), 30)]], handlers: [[reportUsageFx, report]] })
    const ticks = [tick(scope), tick(scope)]
    answer(false)
    await Promise.all(ticks)
    expect(report).toHaveBeenCalledTimes(1)
    const later = tick(scope)
    answer(false)
    await later
    expect(report).toHaveBeenCalledTimes(2)
  })

  // Covers KRN-CLOCK-01
  test('a session ends when the server answers true to a usage report', async () => {
    const reports: { startedAt: Date; now: Date }[] = []
    const report = (usage: { startedAt: Date; now: Date }) => {
      reports.push(usage)
      return true
    }
    const scope = fork({ values: [[$session, sessionOf(ago(3), 30)]], handlers: [[reportUsageFx, report]] })
    await tick(scope)
    expect(reports).toHaveLength(1)
    expect(scope.getState($session)).toBeNull()
  })

  // Covers KRN-CLOCK-01
  test('a late answer to a usage report does not end a later session', async () => {
    let answer: (isUsedUp: boolean) => void = () => undefined
    const fresh = sessionOf(ago(0), 30)
    const scope = fork({
      values: [[$session, sessionOf(ago(3), 30)]],
      handlers: [[reportUsageFx, () => new Promise<boolean>((resolve) => (answer = resolve))]],
    })
    const reported = tick(scope)
    void allSettled(sessionEnded, { scope, params: 'logout' })
    void allSettled(sessionStarted, { scope, params: fresh })
    answer(true)
    await reported
    expect(scope.getState($session)).toEqual(fresh)
  })

  // Covers KRN-CLOCK-01
  test('a session continues when the server answers false to a usage report', async () => {
    const scope = fork({ values: [[$session, sessionOf(ago(3), 30)]], handlers: [noReports] })
    await tick(scope)
    expect(scope.getState($session)).not.toBeNull()
  })

  // Covers KRN-CLOCK-02
  test('a session past its limit ends without a usage report', async () => {
    let isReported = false
    const scope = fork({
      values: [[$session, sessionOf(ago(31), 30)]],
      handlers: [[reportUsageFx, () => (isReported = true)]],
    })
    const ended = next(sessionEnded, scope)
    void allSettled(usageCheckDue, { scope })
    await ended
    expect(scope.getState($session)).toBeNull()
    expect(rawDeviceStorage.get(tokenKey)).toBeNull()
    expect(isReported).toBe(false)
  })

  // Covers KRN-NAV-04
  test('the usage clock counts the remaining minutes', async () => {
    const scope = fork({ values: [[$session, sessionOf(ago(3), 30)]], handlers: [noReports] })
    expect(scope.getState($remainingMinutes)).toBe(30)
    await tick(scope)
    expect(scope.getState($remainingMinutes)).toBe(27)
  })

  // Covers KRN-CLOCK-04
  test('the usage limit is the configured default when there is no session', () => {
    expect(fork().getState($usageLimit)).toBe(1)
  })

  test('a session continues when a usage report fails', async () => {
    const scope = fork({
      values: [[$session, sessionOf(ago(3), 30)]],
      handlers: [[reportUsageFx, refuses(new ApiError('unreachable'))]],
    })
    await tick(scope)
    expect(scope.getState($session)).not.toBeNull()
  })
})

// Covers KRN-AUTH-03
test('sessionStarted notifies plugins when a session starts', async () => {
  const started: string[] = []
  sessionStarted.watch(({ person }) => started.push(person.name))
  await logIn(scopeGranting(answer))
  expect(started).toEqual(['Ana'])
})

// Covers FLT-66
test('the usage clock ticks independently in two effector scopes', async () => {
  rs.useFakeTimers()
  onTestFinished(() => void rs.useRealTimers())
  const ticks = [0, 0]
  for (const index of ticks.keys()) {
    const scope = scopeGranting(answer)
    createWatch({ unit: usageCheckDue, scope, fn: () => (ticks[index] = (ticks[index] ?? 0) + 1) })
    void allSettled(loginFx, { scope, params: credentials })
    onTestFinished(() => void allSettled(sessionEnded, { scope, params: 'logout' }))
  }
  await rs.advanceTimersByTimeAsync(30_000)
  expect(ticks).toEqual([1, 1])
})

describe('a session without a connection', () => {
  const person = parsePerson(answer)
  const copied = { token: 'old', person, limit: 30, startedAt: ago(0), copiedAt: ago(60) }

  // Covers UX-44
  test('a session from the offline copy continues when the server confirms it', async () => {
    let response: AuthResponse = copied
    const scope = fork({ handlers: [noReports, [restoreSessionFx, () => response]] })
    await startedBy(restoreSessionFx, scope)
    expect(scope.getState($session)?.copiedAt).toBe(copied.copiedAt)
    const started = scope.getState($sessionId)

    void allSettled(restoreSessionFx, { scope })
    await expect.poll(() => scope.getState(restoreSessionFx.pending)).toBe(false)
    expect(scope.getState($session)?.copiedAt).toBe(copied.copiedAt)

    response = parseAuthResponse(answer, new Date())
    const renewed = next(sessionRenewed, scope)
    void allSettled(restoreSessionFx, { scope })
    await renewed
    expect(scope.getState($session)).toMatchObject({ person, copiedAt: undefined })
    expect(scope.getState($sessionId)).toBe(started)
    expect(rawDeviceStorage.get(tokenKey)).toBe('fresh')
  })

  // Covers UX-44
  test('a session from the offline copy ends when the server rejects the token', async () => {
    const scope = fork({ handlers: [noReports, [restoreSessionFx, () => copied]] })
    await startedBy(restoreSessionFx, scope)
    void allSettled(tokenRefused, { scope })
    await expect.poll(() => scope.getState($session)).toBeNull()
    expect(rawDeviceStorage.get(tokenKey)).toBeNull()
  })
})
