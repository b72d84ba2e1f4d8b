import { beforeEach, describe, expect, onTestFinished, rs, test } from '@rstest/core'
import { allSettled, createWatch, fork, type Scope, type Unit } from 'effector'
import { ApiError } from '../http/api-error'
import { tokenKey } from '../http/client'
import { localKeep } from '../storage/safe-storage'
import { sessionEnded, sessionStarted, sessionStore } from './events'
import { readGrant } from './grant'
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
  [...quiet, [loginFx, () => readGrant(given, startedAt)]] as never
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

beforeEach(() => localKeep.set(tokenKey, 'old'))

describe('login', () => {
  test('[KRN-AUTH-01] success stores the token', async () => {
    const scope = fork({ handlers: grants(answer) })
    await logIn(scope)
    expect(localKeep.get(tokenKey)).toBe('fresh')
  })

  test('[KRN-AUTH-03] success marks the user authenticated with the limit that the server grants', async () => {
    const scope = fork({ handlers: grants(answer) })
    await logIn(scope)
    expect(scope.getState($isAuthenticated)).toBe(true)
    expect(scope.getState($usageLimit)).toBe(30)
    expect(scope.getState($session)?.startedAt).toBeInstanceOf(Date)
  })

  for (const timeout of [undefined, null, -5]) {
    test(`[KRN-AUTH-02] a timeout of ${timeout} is no session and leaves no token`, async () => {
      const scope = fork({ handlers: grants({ ...answer, timeout }) })
      await allSettled(loginFx, { scope, params: credentials })
      expect(scope.getState($session)).toBeNull()
      expect(localKeep.get(tokenKey)).toBeNull()
    })
  }

  test('[KRN-AUTH-04] failure is kept as "Invalid credentials", and nobody is signed in', async () => {
    const scope = fork({ handlers: [[loginFx, refuses(new ApiError('unauthorized', { status: 401 }))]] })
    await allSettled(loginFx, { scope, params: credentials })
    expect(scope.getState($authenticationError)?.text).toBe('Invalid credentials')
    expect(scope.getState($isAuthenticated)).toBe(false)
  })
})

describe('retry-login', () => {
  test('[KRN-AUTH-01] refreshes the stored token', async () => {
    const scope = fork({
      handlers: [...quiet, [restoreSessionFx, () => readGrant(answer, new Date())]] as never,
    })
    await startedBy(restoreSessionFx, scope)
    expect(localKeep.get(tokenKey)).toBe('fresh')
    expect(scope.getState($isAuthenticated)).toBe(true)
  })

  test('[KRN-AUTH-05] failure has an error of its own', async () => {
    const scope = fork({
      handlers: [[restoreSessionFx, refuses(new ApiError('unauthorized', { status: 401 }))]],
    })
    await allSettled(restoreSessionFx, { scope })
    expect(scope.getState($retryLoginError)).toBe('Retry login failed')
    expect(scope.getState($authenticationError)).toBeNull()
    expect(localKeep.get(tokenKey)).toBeNull()
  })

  test('a server that is out of reach has refused nothing: the token stays', async () => {
    const scope = fork({ handlers: [[restoreSessionFx, refuses(new ApiError('unreachable'))]] })
    await allSettled(restoreSessionFx, { scope })
    expect(localKeep.get(tokenKey)).toBe('old')
  })
})

test('[FLT-10] asks once more, later, when a retry-login does not get through', async () => {
  rs.useFakeTimers()
  onTestFinished(() => void rs.useRealTimers())
  localKeep.set(tokenKey, 'stored')
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

  test('[KRN-AUTH-06] does not sign in whoever has logged out meanwhile', async () => {
    const answerWith = slowServer()
    const scope = fork()
    const restored = next(restoreSessionFx.finally, scope)
    void allSettled(restoreSessionFx, { scope })
    void allSettled(sessionEnded, { scope, params: 'logout' })
    answerWith(answer)
    await restored
    expect(localKeep.get(tokenKey)).toBeNull()
    expect(scope.getState($isAuthenticated)).toBe(false)
  })

  test('[KRN-AUTH-05] and refuses the old token, takes nothing from whoever has logged in meanwhile', async () => {
    const answerWith = slowServer()
    const scope = fork({ handlers: grants(answer) })
    const restored = next(restoreSessionFx.finally, scope)
    void allSettled(restoreSessionFx, { scope })
    await logIn(scope)
    answerWith({}, 401)
    await restored
    expect(localKeep.get(tokenKey)).toBe('fresh')
    expect(scope.getState($retryLoginError)).toBeNull()
  })
})

describe('the end', () => {
  const aSession = { person: { ...readGrant(answer, new Date()).person }, limit: 30, startedAt: new Date() }

  test('[KRN-AUTH-06] logout clears the token and everything that belongs to the session', async () => {
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
    expect(localKeep.get(tokenKey)).toBeNull()
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
  const person = readGrant(answer, new Date()).person
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

  test('[KRN-CLOCK-01] a look at the clock reports usage, and an answer of true ends the session', async () => {
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

  test('[KRN-CLOCK-01] a late answer of true ends no session that has begun since', async () => {
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

  test('[KRN-CLOCK-01] an answer of false goes on', async () => {
    const scope = fork({ values: [[$session, sessionOf(ago(3), 30)]], handlers: [...quiet] as never })
    await look(scope)
    expect(scope.getState($session)).not.toBeNull()
  })

  test('[KRN-CLOCK-02] past the limit the session ends without asking the server', async () => {
    let asked = false
    const scope = fork({
      values: [[$session, sessionOf(ago(31), 30)]],
      handlers: [[reportUsageFx, () => (asked = true)]],
    })
    const ended = next(sessionEnded, scope)
    void allSettled(usageCheckDue, { scope })
    await ended
    expect(scope.getState($session)).toBeNull()
    expect(localKeep.get(tokenKey)).toBeNull()
    expect(asked).toBe(false)
  })

  test('[KRN-NAV-04] remaining minutes are the limit minus elapsed minutes, and never below zero', async () => {
    const scope = fork({ values: [[$session, sessionOf(ago(3), 30)]], handlers: [...quiet] as never })
    expect(scope.getState($remainingMinutes)).toBe(30)
    await look(scope)
    expect(scope.getState($remainingMinutes)).toBe(27)
  })

  test('[KRN-CLOCK-04] as long as no server has named a limit, the deployment’s default holds', () => {
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

test('[KRN-AUTH-03] plugins hear of the start', async () => {
  const heard: string[] = []
  sessionStarted.watch(({ person }) => heard.push(person.name))
  await logIn(fork({ handlers: grants(answer) }))
  expect(heard).toEqual(['Ana'])
})

test('[FLT-66] the clock of one scope ticks on when another one starts its own', async () => {
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
