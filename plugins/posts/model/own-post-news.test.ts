import { expect, test } from '@rstest/core'
import { mentions, newLikes, withTold } from './own-post-news'
import { type RawPost, ReactionType } from './post'

const like = (userId: number | string) => ({ userId, reactionType: ReactionType.like })
const ana = 7
const posts = (count: number, likes: readonly (number | string)[]): readonly RawPost[] =>
  Array.from({ length: count }, (_, id) => ({ id, reactions: likes.map(like) }))
const told = withTold({}, posts(1_000, [1, 'a-2', 3]))
const found = (now: readonly RawPost[], known = told) =>
  newLikes(now, known, ana).map(({ post, people }) => [post.id, ...people])

// Covers UX-62
test.each<[string, readonly RawPost[], unknown[]]>([
  ['nothing changed', posts(1_000, [1, 'a-2', 3]), []],
  [
    'somebody likes an old post',
    [...posts(999, [1, 'a-2', 3]), { id: 999, reactions: [1, 4, 'a-2', 3].map(like) }],
    [[999, 4]],
  ],
  [
    'somebody likes a new post',
    [{ id: 1_000, reactions: [like(1)] }, ...posts(1_000, [1, 'a-2', 3])],
    [[1_000, 1]],
  ],
  ['a like was taken back', posts(1_000, [1, 3]), []],
  ['the user likes the own post', posts(3, [1, ana]), []],
  [
    'somebody dislikes a post',
    [{ id: 1, reactions: [{ userId: 9, reactionType: ReactionType.dislike }] }],
    [],
  ],
  [
    'the server sends nonsense',
    [
      { id: 1, reactions: 'none' as never },
      { id: 2, reactions: [null, {}] as never },
    ],
    [],
  ],
])('likes are told when %s', (_case, now, expected) => {
  expect(found(now)).toEqual(expected)
})

// Covers UX-62
test('likes are told once, and none at the first visit', () => {
  const [post = {}] = posts(1, [1, 4])
  expect(newLikes([post], undefined, ana)).toEqual([])
  expect(found([post])).toEqual([[0, 4]])
  expect(found([post], withTold(told, [post]))).toEqual([])
})

// Covers UX-62
test.each([
  ['Ask <a href="https://roda.example/@ana">Ana</a>.', true],
  ['See https://roda.example/@Ana.', true],
  ['See https://roda.example/@ana?post=7', true],
  ['See https://roda.example/@ana.martins', false],
  ['See https://roda.example/@anabela', false],
  ['See https://roda.example/@ana-b and /@ana', true],
  ['Write to me@ana', false],
  ['', false],
])('%s mentions Ana: %s', (text, expected) => {
  expect(mentions(text, 'ana')).toBe(expected)
  expect(mentions(text, '')).toBe(false)
})
