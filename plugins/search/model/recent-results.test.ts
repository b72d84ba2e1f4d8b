import { expect, test } from '@rstest/core'
import { addRecent, parseRecent, type RecentResult } from './recent-results'

const result = (id: string): RecentResult => ({
  source: 'courses/mine',
  id,
  title: `Course ${id}`,
  to: `/course/learn/${id}`,
})

// Covers UX-06
test('addRecent puts a result first without duplicates and drops the oldest', () => {
  let recent: readonly RecentResult[] = []
  for (const id of ['1', '2', '3', '4', '5', '6', '7', '2']) recent = addRecent(recent, result(id))
  expect(recent.map(({ id }) => id)).toEqual(['2', '7', '6', '5', '4', '3'])
})

// Covers UX-06
test('stored recent results are dropped when they are damaged or hostile', () => {
  const good = { ...result('1'), avatar: { name: 'Ana', pictureUrl: {} } }
  const hostile = ['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', 7]
  expect(parseRecent([good, ...hostile.map((to) => ({ ...good, to })), null, 'text'])).toEqual([
    { ...result('1'), detail: undefined, avatar: { name: 'Ana', pictureUrl: '' } },
  ])
  for (const stored of [undefined, null, 'text', { length: 3 }]) expect(parseRecent(stored)).toEqual([])
  const [long] = parseRecent([{ ...good, title: 'x'.repeat(5_000) }])
  expect(long?.title).toHaveLength(200)
})
