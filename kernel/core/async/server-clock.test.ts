import { beforeEach, expect, onTestFinished, rs, test } from '@rstest/core'
import { readServerTime, serverNow } from './server-clock'

const device = Date.parse('2026-03-14T10:00:00Z')

beforeEach(() => {
  rs.useFakeTimers({ toFake: ['Date'] }).setSystemTime(device)
  onTestFinished(() => void rs.useRealTimers())
  readServerTime(new Headers({ date: new Date(device).toUTCString() }))
})

// Covers FLT-150
test.each([
  ['a device whose clock is behind', { date: 'Sat, 14 Mar 2026 13:00:00 GMT' }, '2026-03-14T13:00:00.000Z'],
  ['a device whose clock is ahead', { date: 'Sat, 14 Mar 2026 07:00:00 GMT' }, '2026-03-14T07:00:00.000Z'],
  [
    'clocks that differ by less than `Date` tells',
    { date: 'Sat, 14 Mar 2026 10:00:02 GMT' },
    '2026-03-14T10:00:00.000Z',
  ],
  [
    'an answer from a cache',
    { date: 'Sat, 14 Mar 2026 09:00:00 GMT', age: '3600' },
    '2026-03-14T10:00:00.000Z',
  ],
  ['an answer without a date', {}, '2026-03-14T10:00:00.000Z'],
  ['an unreadable date', { date: 'today' }, '2026-03-14T10:00:00.000Z'],
])('serverNow is the time of the server: %s', (_title, headers, now) => {
  readServerTime(new Headers(headers))
  expect(serverNow().toISOString()).toBe(now)
})
