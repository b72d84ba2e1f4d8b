import { expect, test } from '@rstest/core'
import { hasLesson, postsWithLesson } from './lesson-posts'

const address = 'https://roda.example/app/lesson?course=7&lesson=3'

// Covers UX-71
test.each([
  ['an address', address, true],
  ['an address in words', `Who understands (${address}), please?`, true],
  [
    'an address in HTML',
    `<p><a href="${address.replace('&', '&amp;')}&amp;at=75">Slots · 1:15</a></p>`,
    true,
  ],
  ['an address that ends a sentence', `I like ${address}.`, true],
  ['another time, order and fragment', 'https://roda.example/lesson?at=9&lesson=3&course=7#notes', true],
  ['another host', 'http://www.roda.example:8080/lesson?course=7&lesson=3', true],
  ['the second address', `https://roda.example/lesson?course=7&lesson=2 ${address}`, true],
  ['another lesson', 'https://roda.example/lesson?course=7&lesson=33', false],
  ['another course', 'https://roda.example/lesson?course=77&lesson=3', false],
  ['the course alone', 'https://roda.example/course/7', false],
  ['another screen', 'https://roda.example/lessons?course=7&lesson=3', false],
  ['nothing', '', false],
])('%s is that of the lesson: %#', (_, content, expected) => {
  expect(hasLesson(content, 7, '3')).toBe(expected)
})

// Covers UX-71
test('posts of a lesson are found once, newest first, and fast in hostile texts', () => {
  const post = (id: number, content: unknown) => ({ id, content, postDate: `2026-01-0${id}T00:00:00Z` })
  const first = post(1, address)
  const hostile = post(2, '/lesson?'.repeat(100_000))
  const started = performance.now()
  const found = postsWithLesson([[first, hostile], undefined, [post(3, address), first, post(4, null)]], 7, 3)
  expect(found.map(({ id }) => id)).toEqual([3, 1])
  expect(performance.now() - started).toBeLessThan(1_000)
})
