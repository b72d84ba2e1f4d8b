import { describe, expect, test } from '@rstest/core'
import { toLocalIso } from '../i18n/local-iso-date'
import { elapsedMinutes, isPastLimit, toUsageReport } from './usage-clock'

const at = (time: string) => new Date(`2026-03-07T${time}`)

// Covers KRN-CLOCK-03
describe('a usage report', () => {
  const cases: [string, string, string, number][] = [
    ['59.999 seconds', '10:00:00.000', '10:00:59.999', 0],
    ['60 seconds', '10:00:00.000', '10:01:00.000', 1],
    ['90.5 minutes', '10:00:30.000', '11:31:00.000', 90],
    ['a clock that was set back', '10:00:00.000', '09:00:00.000', 0],
  ]
  for (const [name, start, now, minutes] of cases) {
    test(`a usage report contains ${minutes} whole minutes for ${name}`, () =>
      expect(elapsedMinutes(at(start), at(now))).toBe(minutes))
  }

  test('a usage report has local times with milliseconds but no offset', () => {
    expect(toLocalIso(at('09:05:03.007'))).toBe('2026-03-07T09:05:03.007')
  })

  // Covers decision:usage-report-body
  test('a usage report has the elapsed time, the start and the current time', () => {
    expect(toUsageReport(at('10:00:00.000'), at('10:02:10.500'))).toEqual({
      elapsedTime: 2,
      StartTime: '2026-03-07T10:00:00.000',
      ActualTime: '2026-03-07T10:02:10.500',
    })
  })
})

// Covers KRN-CLOCK-02
test('isPastLimit is true only after the last millisecond of the limit', () => {
  const usage = { startedAt: at('10:00:00.000'), limit: 2 }
  expect(isPastLimit({ ...usage, now: at('10:02:00.000') })).toBe(false)
  expect(isPastLimit({ ...usage, now: at('10:02:00.001') })).toBe(true)
})
