import { expect, test } from '@rstest/core'
import { firstOfDay, isSameGroup, nearDay } from './message-groups'

const now = new Date('2026-03-14T10:00:30Z')
const ana = (sentAt: string) => ({ userId: 1, sentAt })
const bruno = (sentAt: string) => ({ userId: 2, sentAt })
const queued = { userId: 1, state: 'sending' as const }

// Covers UX-20
test.each([
  ['one person in one minute', ana('2026-03-14T10:00:01Z'), ana('2026-03-14T10:00:59Z'), true],
  ['one person in two minutes', ana('2026-03-14T10:00:59Z'), ana('2026-03-14T10:01:00Z'), false],
  ['two people in one minute', ana('2026-03-14T10:00:01Z'), bruno('2026-03-14T10:00:02Z'), false],
  ['a message that is being sent now', ana('2026-03-14T10:00:01Z'), queued, true],
  ['an old message and one being sent', ana('2026-03-14T09:00:01Z'), queued, false],
  ['the end of the list', ana('2026-03-14T10:00:01Z'), undefined, false],
] as const)('isSameGroup compares author and minute: %s', (_case, one, other, expected) => {
  expect(isSameGroup(one, other, 1, now)).toBe(expected)
})

const midnight = new Date(2026, 2, 1, 0, 30)

// Covers UX-20
test.each([
  ['the last minute', new Date(2026, 2, 1, 0, 29), 'today'],
  ['the end of today', new Date(2026, 2, 1, 23, 59), 'today'],
  ['the minute before midnight', new Date(2026, 1, 28, 23, 59), 'yesterday'],
  ['the start of yesterday', new Date(2026, 1, 28), 'yesterday'],
  ['the day before yesterday', new Date(2026, 1, 27, 23, 59), undefined],
  ['tomorrow, by a wrong clock', new Date(2026, 2, 2), undefined],
])('the day of a message is named: %s', (_, moment, day) => {
  expect(nearDay(moment, midnight)).toBe(day)
})

const days = [
  undefined,
  new Date(2026, 2, 1, 23, 59),
  new Date(2026, 2, 3),
  'broken',
  new Date(2026, 2, 3, 1),
]
const messages = days.map((sentAt, index) => ({
  index,
  sentAt: sentAt instanceof Date ? sentAt.toJSON() : sentAt,
}))

// Covers UX-69
test.each([
  ['a day with messages', '2026-03-03', 2],
  ['a day without messages', '2026-03-02', 2],
  ['a day before all', '0002-01-01', 1],
  ['a day after all', '2026-03-04', 4],
])('%s leads to its first message, or to the next one', (_case, day, index) => {
  expect(firstOfDay(messages, day)?.index).toBe(index)
})
