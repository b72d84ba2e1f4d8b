import { beforeEach, describe, expect, onTestFinished, rs, test } from '@rstest/core'
import { allSettled, createWatch, fork, type Scope, type Unit } from 'effector'
import { ApiError } from '../http/api-error'
import { tokenKey } from '../http/client'
import { deviceStorage } from '../storage/safe-storage'
import { parseAuthResponse } from './auth-response'
import { sessionEnded, sessionStarted, sessionStore } from './events'
import {
  $authenticationError,
  $isAuthenticated,
  $retryLoginError,
  $session,
  loginFx,
  restoreSessionFx,
  tokenRefused,
} from './session'
import { $remainingMinutes, $usageLimit, reportUsageFx, usageCheckDue } from './usage-clock'

const credentials = { login: 'ana@roda.example', password: 'secret', captcha: '' }
const answer = { token: 'fresh', timeout: 30, id: 1, name: 'Ana', login: 'ana' }
const minute = 60_000
const ago = (minutes: number) => new Date(Date.now() - minutes * minute)

/** Effects that a session starts by itself and that no test here is about. */
const quiet = [[reportUsageFx, () => false]] as const
const grants = (given: unknown, startedAt = new Date()) =>
  [...quiet, [loginFx, () => parseAuthResponse(given, startedAt)]] as never
const refuses = (error: unknown) => () => Promise.reject(error)

// The clock ticks on for as long as a session lasts, so a scope that holds one never settles as a whole:
// a test waits for the start of the session instead.
const next = (unit: Unit<unknown>, scope: Scope) =>
  new Promise((resolve) => createWatch({ unit, scope, fn: resolve }))
async function startedBy(effect: typeof loginFx | typeof restoreSessionFx, scope: Scope) {
  const started = next(sessionStarted, scope)
  void allSettled(effect as typeof loginFx, { scope, params: credentials })
  await started
}
const logIn = (scope: Scope) => startedBy(loginFx, scope)

beforeEach(() => deviceStorage.set(tokenKey, 'old'))

describe('login', () => {
  // Covers KRN-AUTH-01
  test('success stores the token', async () => {
    const scope = fork({ handlers: grants(answer) })
    await logIn(scope)
    expect(deviceStorage.get(tokenKey)).toBe('fresh')
  })

  // Covers KRN-AUTH-03
  test('success marks the user authenticated with the limit that the server grants', async () => {
    const scope = fork({ handlers: grants(answer) })
    await logIn(scope)
    expect(scope.getState($isAuthenticated)).toBe(true)
    expect(scope.getState($usageLimit)).toBe(30)
    expect(scope.getState($session)?.startedAt).toBeInstanceOf(Date)
  })

  for (const timeout of [undefined, null, -5]) {
    // Covers KRN-AUTH-02
    test(`a timeout of ${timeout} is no session and leaves no token`, async () => {
      const scope = fork({ handlers: grants({ ...answer, timeout }) })
      await allSettled(loginFx, { scope, params: credentials })
      expect(scope.getState($session)).toBeNull()
      expect(deviceStorage.get(tokenKey)).toBeNull()
    })
  }

  // Covers KRN-AUTH-04
  test('failure is kept as "Invalid credentials", and nobody is signed in', async () => {
    const scope = fork({ handlers: [[loginFx, refuses(new ApiError('unauthorized', { status: 401 }))]] })
    await allSettled(loginFx, { scope, params: credentials })
    expect(scope.getState($authenticationError)?.text).toBe('Invalid credentials')
    expect(scope.getState($isAuthenticated)).toBe(false)
  })
})

describe('retry-login', () => {
  // Covers KRN-AUTH-01
  test('refreshes the stored token', async () => {
    const scope = fork({
      handlers: [...quiet, [restoreSessionFx, () => parseAuthResponse(answer, new Date())]] as never,
    })
    await startedBy(restoreSessionFx, scope)
    expect(deviceStorage.get(tokenKey)).toBe('fresh')
    expect(scope.getState($isAuthenticated)).toBe(true)
  })

  // Covers KRN-AUTH-05
  test('failure has an error of its own', async () => {
    const scope = fork({
      handlers: [[restoreSessionFx, refuses(new ApiError('unauthorized', { status: 401 }))]],
    })
    await allSettled(restoreSessionFx, { scope })
    expect(scope.getState($retryLoginError)).toBe('Retry login failed')
    expect(scope.getState($authenticationError)).toBeNull()
    expect(deviceStorage.get(tokenKey)).toBeNull()
  })

  test('a server that is out of reach has refused nothing: the token stays', async () => {
    const scope = fork({ handlers: [[restoreSessionFx, refuses(new ApiError('unreachable'))]] })
    await allSettled(restoreSessionFx, { scope })
    expect(deviceStorage.get(tokenKey)).toBe('old')
  })
})

// Covers FLT-10
test('asks once more, later, when a retry-login does not get through', async () => {
  rs.useFakeTimers()
  onTestFinished(() => void rs.useRealTimers())
  deviceStorage.set(tokenKey, 'stored')
  const answers = [new Response('', { status: 503 }), Response.json({ token: 'fresh', timeout: 30, id: 1 })]
  const tries: string[] = []
  const fetched = rs.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { url } = request as Request
    // What screens of other files still ask for is not counted.
    if (!url.includes('/retryLogin')) return new Response(null, { status: 204 })
    tries.push(url)
    return answers.shift() as Response
  })
  onTestFinished(() => fetched.mockRestore())
  const scope = fork({ handlers: [...quiet] as never })
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

describe('an answer to a retry-login that comes too late', () => {
  /** A server that answers when the test says so. */
  function slowServer() {
    const answered = Promise.withResolvers<Response>()
    const asked = rs.spyOn(globalThis, 'fetch').mockImplementation(() => answered.promise)
    onTestFinished(() => asked.mockRestore())
    return (body: unknown, status = 200) => answered.resolve(Response.json(body, { status }))
  }

  // Covers KRN-AUTH-06
  test('does not sign in whoever has logged out meanwhile', async () => {
    const answerWith = slowServer()
    const scope = fork()
    const restored = next(restoreSessionFx.finally, scope)
    void allSettled(restoreSessionFx, { scope })
    void allSettled(sessionEnded, { scope, params: 'logout' })
    answerWith(answer)
    await restored
    expect(deviceStorage.get(tokenKey)).toBeNull()
    expect(scope.getState($isAuthenticated)).toBe(false)
  })

  // Covers KRN-AUTH-05
  test('and refuses the old token, takes nothing from whoever has logged in meanwhile', async () => {
    const answerWith = slowServer()
    const scope = fork({ handlers: grants(answer) })
    const restored = next(restoreSessionFx.finally, scope)
    void allSettled(restoreSessionFx, { scope })
    await logIn(scope)
    answerWith({}, 401)
    await restored
    expect(deviceStorage.get(tokenKey)).toBe('fresh')
    expect(scope.getState($retryLoginError)).toBeNull()
  })
})

describe('the end', () => {
  const aSession = {
    person: { ...parseAuthResponse(answer, new Date()).person },
    limit: 30,
    startedAt: new Date(),
  }

  // Covers KRN-AUTH-06
  test('logout clears the token and everything that belongs to the session', async () => {
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
    expect(deviceStorage.get(tokenKey)).toBeNull()
  })

  test('a refused token ends a session, and where there is none nothing', async () => {
    const ends: string[] = []
    sessionEnded.watch((reason) => ends.push(reason))
    await allSettled(tokenRefused, { scope: fork() })
    expect(ends).toEqual([])
    await allSettled(tokenRefused, { scope: fork({ values: [[$session, aSession]] }) })
    expect(ends).toEqual(['refused'])
  })
})

describe('the clock', () => {
  const person = parseAuthResponse(answer, new Date()).person
  const sessionOf = (startedAt: Date, limit: number) => ({ person, startedAt, limit })
  /** A look that is reported; who waits for the end of the session, elsewhere in the product, waits on. */
  function look(scope: Scope) {
    const reported = next(reportUsageFx.finally, scope)
    void allSettled(usageCheckDue, { scope })
    return reported
  }

  test('a page that wakes up and looks at the clock twice at once reports once', async () => {
    let answer: (isUsedUp: boolean) => void = () => undefined
    const report = rs.fn(() => new Promise<boolean>((resolve) => (answer = resolve)))
    const scope = fork({ values: [[$session, sessionOf(ago(3), 30)]], handlers: [[reportUsageFx, report]] })
    const looks = [look(scope), look(scope)]
    answer(false)
    await Promise.all(looks)
    expect(report).toHaveBeenCalledTimes(1)
    const later = look(scope)
    answer(false)
    await later
    expect(report).toHaveBeenCalledTimes(2)
  })

  // Covers KRN-CLOCK-01
  test('a look at the clock reports usage, and an answer of true ends the session', async () => {
    const reports: { startedAt: Date; now: Date }[] = []
    const report = (usage: { startedAt: Date; now: Date }) => {
      reports.push(usage)
      return true
    }
    const scope = fork({ values: [[$session, sessionOf(ago(3), 30)]], handlers: [[reportUsageFx, report]] })
    await look(scope)
    expect(reports).toHaveLength(1)
    expect(scope.getState($session)).toBeNull()
  })

  // Covers KRN-CLOCK-01
  test('a late answer of true ends no session that has begun since', async () => {
    let answer: (isUsedUp: boolean) => void = () => undefined
    const fresh = sessionOf(ago(0), 30)
    const scope = fork({
      values: [[$session, sessionOf(ago(3), 30)]],
      handlers: [[reportUsageFx, () => new Promise<boolean>((resolve) => (answer = resolve))]],
    })
    const reported = look(scope)
    void allSettled(sessionEnded, { scope, params: 'logout' })
    void allSettled(sessionStarted, { scope, params: fresh })
    answer(true)
    await reported
    expect(scope.getState($session)).toEqual(fresh)
  })

  // Covers KRN-CLOCK-01
  test('an answer of false goes on', async () => {
    const scope = fork({ values: [[$session, sessionOf(ago(3), 30)]], handlers: [...quiet] as never })
    await look(scope)
    expect(scope.getState($session)).not.toBeNull()
  })

  // Covers KRN-CLOCK-02
  test('past the limit the session ends without asking the server', async () => {
    let asked = false
    const scope = fork({
      values: [[$session, sessionOf(ago(31), 30)]],
      handlers: [[reportUsageFx, () => (asked = true)]],
    })
    const ended = next(sessionEnded, scope)
    void allSettled(usageCheckDue, { scope })
    await ended
    expect(scope.getState($session)).toBeNull()
    expect(deviceStorage.get(tokenKey)).toBeNull()
    expect(asked).toBe(false)
  })

  // Covers KRN-NAV-04
  test('remaining minutes are the limit minus elapsed minutes, and never below zero', async () => {
    const scope = fork({ values: [[$session, sessionOf(ago(3), 30)]], handlers: [...quiet] as never })
    expect(scope.getState($remainingMinutes)).toBe(30)
    await look(scope)
    expect(scope.getState($remainingMinutes)).toBe(27)
  })

  // Covers KRN-CLOCK-04
  test('as long as no server has named a limit, the deployment’s default holds', () => {
    expect(fork().getState($usageLimit)).toBe(1)
  })

  test('a report that fails does not end the session', async () => {
    const scope = fork({
      values: [[$session, sessionOf(ago(3), 30)]],
      handlers: [[reportUsageFx, refuses(new ApiError('unreachable'))]],
    })
    await look(scope)
    expect(scope.getState($session)).not.toBeNull()
  })
})

// Covers KRN-AUTH-03
test('plugins hear of the start', async () => {
  const heard: string[] = []
  sessionStarted.watch(({ person }) => heard.push(person.name))
  await logIn(fork({ handlers: grants(answer) }))
  expect(heard).toEqual(['Ana'])
})

// Covers FLT-66
test('the clock of one scope ticks on when another one starts its own', async () => {
  rs.useFakeTimers()
  onTestFinished(() => void rs.useRealTimers())
  const looks = [0, 0]
  for (const place of looks.keys()) {
    const scope = fork({ handlers: grants(answer) })
    createWatch({ unit: usageCheckDue, scope, fn: () => (looks[place] = (looks[place] ?? 0) + 1) })
    void allSettled(loginFx, { scope, params: credentials })
    onTestFinished(() => void allSettled(sessionEnded, { scope, params: 'logout' }))
  }
  await rs.advanceTimersByTimeAsync(30_000)
  expect(looks).toEqual([1, 1])
})
