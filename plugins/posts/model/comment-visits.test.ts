import { expect, test } from '@rstest/core'
import { isNewSince, readUntil, readVisits, withVisit } from './comment-visits'
import { pendingId } from './post'

const none = readVisits(undefined)
const comment = (id: number | string, time: number | undefined) => ({
  id,
  content: '',
  writtenAt: time === undefined ? undefined : new Date(time),
  author: { name: 'Ana', login: '', picture: '' },
})

// Covers UX-64
test.each<[what: string, stored: unknown]>([
  ['nothing', undefined],
  ['a text', 'visits'],
  ['lists of something else', { visits: [null, 7, [], { post: { deep: 1 } }], isNewestFirst: 'no' }],
])('visits are read from %s', (_, stored) => {
  expect(readUntil(readVisits(stored), 5)).toBeUndefined()
  expect(readVisits(stored).isNewestFirst).toBe(false)
})

// Covers UX-64
test('comments are new since the newest one of the last visit, none at the first visit', () => {
  expect(isNewSince(comment(1, 10), readUntil(none, 5))).toBe(false)
  const empty = withVisit(5, [])(none)
  expect(isNewSince(comment(1, 10), readUntil(empty, 5))).toBe(true)
  const visited = withVisit(5, [comment(1, 10), comment(2, 30), comment(3, undefined)])(empty)
  expect([10, 30, 31].map((time) => isNewSince(comment(4, time), readUntil(visited, 5)))).toEqual([
    false,
    false,
    true,
  ])
  expect(isNewSince(comment(pendingId, 99), readUntil(visited, 5))).toBe(false)
  // An earlier answer of the server does not make comments new again.
  expect(readUntil(withVisit(5, [comment(1, 10)])(visited), '5')).toBe(30)
})

// Covers UX-64
test('the last visits of 500 posts are kept', () => {
  let visits = none
  for (let post = 1; post <= 600; post += 1) visits = withVisit(post, [comment(1, post)])(visits)
  visits = withVisit(101, [])(visits)
  expect(visits.visits).toHaveLength(500)
  expect([100, 101, 600].map((post) => readUntil(visits, post))).toEqual([undefined, 101, 600])
  expect(readVisits({ visits: Array(9_999).fill({ post: '1', at: 1 }) }).visits).toHaveLength(500)
})
