import { expect, onTestFinished, rs, test } from '@rstest/core'
import { allSettled, createWatch, fork, type Scope } from 'effector'
import { sessionEnded, sessionStarted } from '../session/events'
import { $expiryWarning } from '../session/expiry-warning'
import { monotonicNow } from '../session/monotonic-clock'
import { leadershipChanged, reportUsageFx } from '../session/usage-clock'
import { leaderElectionStarted } from '../session/usage-leader'

const minute = 60_000
const person = { id: 1, name: 'Ana', email: '', login: 'ana', pictureUrl: '', publicProfile: false }

const openPage = () => fork({ handlers: [[reportUsageFx, () => false]] })
// `allSettled` is not awaited: the session's timers keep the scope pending until the session ends.
function logIn(scope: Scope, limit: number): void {
  void allSettled(sessionStarted, { scope, params: { person, limit, startedAt: monotonicNow() } })
  onTestFinished(() => logOut(scope))
}
const logOut = (scope: Scope) => void allSettled(sessionEnded, { scope, params: 'logout' })

// Covers FLT-66
test('an expiry warning appears although another effector scope logged out', async () => {
  rs.useFakeTimers()
  rs.spyOn(performance, 'now').mockImplementation(() => Date.now() - performance.timeOrigin)
  onTestFinished(() => {
    rs.restoreAllMocks()
    rs.useRealTimers()
  })
  const [one, other] = [openPage(), openPage()]
  logIn(one, 9)
  logIn(other, 60)
  logOut(other)
  await rs.advanceTimersByTimeAsync(8 * minute)
  expect(one.getState($expiryWarning)).toBe(1.8 * minute)
  expect(other.getState($expiryWarning)).toBeNull()
})

// Covers FLT-66
test('the end of a session stops all of its timers', () => {
  rs.useFakeTimers()
  onTestFinished(() => void rs.useRealTimers())
  const scope = openPage()
  logIn(scope, 10)
  logOut(scope)
  expect(rs.getTimerCount()).toBe(0)
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
    void allSettled(leaderElectionStarted, { scope })
    logIn(scope, 60)
  }
  logOut(other)
  await Promise.resolve()
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([false, true])
  expect(leadership).toEqual([false, true])

  logOut(one)
  await requests[0]?.held
  expect(requests[0]?.signal.aborted).toBe(true)
})
