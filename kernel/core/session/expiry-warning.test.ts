import { afterEach, beforeEach, describe, expect, onTestFinished, rs, test } from '@rstest/core'
import { allSettled, fork } from 'effector'
import { sessionEnded, sessionStarted } from './events'
import { $expiryWarning, nextWarning, warningTimes } from './expiry-warning'
import { $isAuthenticated } from './session'
import { reportUsageFx } from './usage-clock'

const minute = 60_000

// Covers KRN-CLOCK-02, decision:session-expiry-warning
describe('the warnings of a session', () => {
  const limits: [string, number, readonly [number, number]][] = [
    ['an hour', 60, [5, 1]],
    ['25 minutes', 25, [5, 1]],
    ['ten minutes (20 % and 5 %)', 10, [2, 0.5]],
    ['the default minute', 1, [0.2, 0.05]],
    ['no time at all', 0, [0, 0]],
  ]
  for (const [name, limit, times] of limits)
    test(`are at ${times.join(' and ')} minutes of ${name}`, () => expect(warningTimes(limit)).toEqual(times))

  const cases: [string, number, { wait: number; left: number } | undefined][] = [
    ['the first warning at the start', 60 * minute, { wait: 55 * minute + 1, left: 5 * minute }],
    ['the second warning after the first', 4 * minute, { wait: 3 * minute + 1, left: minute }],
    ['the end after the second', 30_000, { wait: 30_001, left: 0 }],
    ['nothing past the end', -1, undefined],
  ]
  for (const [name, remaining, warning] of cases)
    test(`wait for ${name}`, () => expect(nextWarning(60, remaining)).toEqual(warning))

  test('wait no longer than a timer can when the limit is years', () => {
    expect(nextWarning(10_000_000, 10_000_000 * minute)?.wait).toBe(2 ** 31 - 1)
  })
})

// Covers KRN-CLOCK-02, decision:session-expiry-warning
describe('a clock tick at the moment of a warning', () => {
  const origin = 1_700_000_000_000
  const person = { id: 1, name: 'Ana', email: '', login: 'ana', pictureUrl: '', publicProfile: false }

  let slept = 0
  beforeEach(() => {
    slept = 0
    rs.useFakeTimers({ now: origin })
    rs.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(origin)
    rs.spyOn(performance, 'now').mockImplementation(() => Date.now() - origin + slept)
  })
  afterEach(() => {
    rs.restoreAllMocks()
    rs.useRealTimers()
  })

  function startTenMinutes() {
    const scope = fork({ handlers: [[reportUsageFx, () => false]] as never })
    onTestFinished(() => void allSettled(sessionEnded, { scope, params: 'logout' }))
    void allSettled(sessionStarted, { scope, params: { person, limit: 10, startedAt: new Date(origin) } })
    return scope
  }

  test('does not drop the warning', async () => {
    const scope = startTenMinutes()
    await rs.advanceTimersByTimeAsync(8 * minute)
    expect(scope.getState($expiryWarning)).toBeNull()
    await rs.advanceTimersByTimeAsync(1)
    expect(scope.getState($expiryWarning)).toBe(2 * minute)
    await rs.advanceTimersByTimeAsync(1.5 * minute)
    expect(scope.getState($expiryWarning)).toBe(0.5 * minute)
  })

  test('does not drop the end of the session', async () => {
    const scope = startTenMinutes()
    await rs.advanceTimersByTimeAsync(10 * minute)
    expect(scope.getState($isAuthenticated)).toBe(true)
    await rs.advanceTimersByTimeAsync(1)
    expect(scope.getState($isAuthenticated)).toBe(false)
  })

  test('sets the next warning when the timer slept', async () => {
    const scope = startTenMinutes()
    slept = 8.7 * minute
    await rs.advanceTimersByTimeAsync(0.5 * minute)
    expect(scope.getState($expiryWarning)).toBeNull()
    await rs.advanceTimersByTimeAsync(0.3 * minute + 1)
    expect(scope.getState($expiryWarning)).toBe(0.5 * minute)
  })
})
