import { expect, test } from '@rstest/core'
import { filterOwnPosts, monthsOf, noFilter } from './own-posts-filter'

const post = (id: number, content: string, publicPost: boolean, postDate: string | null) => ({
  id,
  content,
  publicPost,
  postDate,
})
const posts = [
  post(1, 'First kiln', true, '2026-03-14T12:00:00Z'),
  post(2, 'A secret glaze', false, '2026-03-02T12:00:00Z'),
  post(3, 'Kiln again', false, '2026-01-20T12:00:00Z'),
  post(4, 'Undated', true, null),
]
const idsOf = (change: object) => filterOwnPosts(posts, { ...noFilter, ...change }).map(({ id }) => id)

// Covers UX-16
test.each([
  [{}, [1, 2, 3, 4]],
  [{ text: 'kiln' }, [1, 3]],
  [{ readers: 'private' }, [2, 3]],
  [{ readers: 'public', text: 'kiln' }, [1]],
  [{ month: '2026-03' }, [1, 2]],
  [{ month: '2026-03', readers: 'private' }, [2]],
  [{ text: 'nothing like it' }, []],
])('own posts are filtered by %j', (change, expected) => {
  expect(idsOf(change)).toEqual(expected)
})

// Covers PLG-04
test('monthsOf leaves out dates that some servers send for none', () => {
  const months = monthsOf([
    post(1, 'None', true, '0001-01-01T12:00:00'),
    post(2, 'Far', true, '+012026-03-14T12:00:00Z'),
  ])
  expect(months).toEqual([])
})

test('monthsOf lists the months of dated posts, newest first', () => {
  expect(monthsOf(posts)).toEqual(['2026-03', '2026-01'])
})
