import { expect, test } from '@rstest/core'
import { nearDay } from './day'

const now = new Date(2026, 2, 1, 0, 30)

// Covers UX-20
test.each([
  ['the last minute', new Date(2026, 2, 1, 0, 29), 'today'],
  ['the end of today', new Date(2026, 2, 1, 23, 59), 'today'],
  ['the minute before midnight', new Date(2026, 1, 28, 23, 59), 'yesterday'],
  ['the start of yesterday', new Date(2026, 1, 28), 'yesterday'],
  ['the day before yesterday', new Date(2026, 1, 27, 23, 59), undefined],
  ['tomorrow, by a wrong clock', new Date(2026, 2, 2), undefined],
])('the day of a message is named: %s', (_, moment, day) => {
  expect(nearDay(moment, now)).toBe(day)
})
