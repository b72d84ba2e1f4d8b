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
    ['60 minutes', 60, [5, 1]],
    ['25 minutes', 25, [5, 1]],
    ['10 minutes', 10, [2, 0.5]],
    ['1 minute', 1, [0.2, 0.05]],
    ['0 minutes', 0, [0, 0]],
  ]
  for (const [name, limit, times] of limits)
    test(`a session of ${name} warns ${times.join(' and ')} minutes before it ends`, () =>
      expect(warningTimes(limit)).toEqual(times))

  const cases: [string, number, { wait: number; left: number } | undefined][] = [
    ['the first warning when the session starts', 60 * minute, { wait: 55 * minute + 1, left: 5 * minute }],
    ['the second warning when the first is over', 4 * minute, { wait: 3 * minute + 1, left: minute }],
    ['the end of the session when the second warning is over', 30_000, { wait: 30_001, left: 0 }],
    ['undefined when the session is past its end', -1, undefined],
  ]
  for (const [name, remaining, warning] of cases)
    test(`nextWarning returns ${name}`, () => expect(nextWarning(60, remaining)).toEqual(warning))

  test('nextWarning waits no longer than setTimeout supports', () => {
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
    const scope = fork({ handlers: [[reportUsageFx, () => false]] })
    onTestFinished(() => void allSettled(sessionEnded, { scope, params: 'logout' }))
    void allSettled(sessionStarted, { scope, params: { person, limit: 10, startedAt: new Date(origin) } })
    return scope
  }

  test('an expiry warning appears when a clock tick coincides with it', async () => {
    const scope = startTenMinutes()
    await rs.advanceTimersByTimeAsync(8 * minute)
    expect(scope.getState($expiryWarning)).toBeNull()
    await rs.advanceTimersByTimeAsync(1)
    expect(scope.getState($expiryWarning)).toBe(2 * minute)
    await rs.advanceTimersByTimeAsync(1.5 * minute)
    expect(scope.getState($expiryWarning)).toBe(0.5 * minute)
  })

  test('a session ends on time when a clock tick coincides with its end', async () => {
    const scope = startTenMinutes()
    await rs.advanceTimersByTimeAsync(10 * minute)
    expect(scope.getState($isAuthenticated)).toBe(true)
    await rs.advanceTimersByTimeAsync(1)
    expect(scope.getState($isAuthenticated)).toBe(false)
  })

  test('the next expiry warning appears on time after the device slept', async () => {
    const scope = startTenMinutes()
    slept = 8.7 * minute
    await rs.advanceTimersByTimeAsync(0.5 * minute)
    expect(scope.getState($expiryWarning)).toBeNull()
    await rs.advanceTimersByTimeAsync(0.3 * minute + 1)
    expect(scope.getState($expiryWarning)).toBe(0.5 * minute)
  })
})
