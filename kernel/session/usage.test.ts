import { describe, expect, test } from '@rstest/core'
import { localIso } from '../i18n/local-iso'
import { elapsedMinutes, isPastLimit, usageSince } from './usage'

const at = (time: string) => new Date(`2026-03-07T${time}`)

describe('[KRN-CLOCK-03] usage is whole minutes since the login', () => {
  const cases: [string, string, string, number][] = [
    ['the first seconds', '10:00:00.000', '10:00:59.999', 0],
    ['a minute', '10:00:00.000', '10:01:00.000', 1],
    ['over an hour', '10:00:30.000', '11:31:00.000', 90],
    ['a clock that was set back', '10:00:00.000', '09:00:00.000', 0],
  ]
  for (const [name, start, now, minutes] of cases) {
    test(name, () => expect(elapsedMinutes(at(start), at(now))).toBe(minutes))
  }

  test('times are local, with milliseconds and without an offset', () => {
    expect(localIso(at('09:05:03.007'))).toBe('2026-03-07T09:05:03.007')
  })

  test('one body carries all three (decision 5)', () => {
    expect(usageSince(at('10:00:00.000'), at('10:02:10.500'))).toEqual({
      elapsedTime: 2,
      StartTime: '2026-03-07T10:00:00.000',
      ActualTime: '2026-03-07T10:02:10.500',
    })
  })
})

test('[KRN-CLOCK-02] the limit is passed after its last moment, not at it', () => {
  const usage = { startedAt: at('10:00:00.000'), limit: 2 }
  expect(isPastLimit({ ...usage, now: at('10:02:00.000') })).toBe(false)
  expect(isPastLimit({ ...usage, now: at('10:02:00.001') })).toBe(true)
})
