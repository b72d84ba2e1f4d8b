import { describe, expect, test } from '@rstest/core'
import { nextWarning, warningTimes } from './expiry-warning'

// Covers KRN-CLOCK-02, decision:session-expiry-warning
describe('people are warned before the end', () => {
  const limits: [string, number, readonly [number, number]][] = [
    ['an hour', 60, [5, 1]],
    ['25 minutes', 25, [5, 1]],
    ['ten minutes: 20 % and 5 %', 10, [2, 0.5]],
    ['the default minute', 1, [0.2, 0.05]],
    ['nothing', 0, [0, 0]],
  ]
  for (const [name, limit, times] of limits) test(name, () => expect(warningTimes(limit)).toEqual(times))

  const minute = 60_000
  const marks: [string, number, { wait: number; left: number } | undefined][] = [
    ['at the beginning the first warning', 60 * minute, { wait: 55 * minute + 1, left: 5 * minute }],
    ['after it the second', 4 * minute, { wait: 3 * minute + 1, left: minute }],
    ['after that the end', 30_000, { wait: 30_001, left: 0 }],
    ['past the end nothing', -1, undefined],
  ]
  for (const [name, remaining, mark] of marks)
    test(`of an hour, ${name}`, () => expect(nextWarning(60, remaining)).toEqual(mark))

  test('a limit of years is waited for as long as a timer can', () => {
    expect(nextWarning(10_000_000, 10_000_000 * minute)?.wait).toBe(2 ** 31 - 1)
  })
})
