import { expect, test } from '@rstest/core'
import { isSameGroup } from './message-groups'

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
