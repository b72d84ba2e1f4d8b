import { expect, test } from '@rstest/core'
import { answeredBy, answerTo, openingLength, placeComments } from './comment-threads'

const origin = 'https://roda.example'
const comment = (id: number, content = `Words ${id}`) => ({
  id,
  content,
  writtenAt: new Date(id),
  author: { name: `Person ${id}`, login: '', picture: '' },
})
const to = (id: unknown, post = '/post/5') => answerTo('Ana', `${origin}${post}#comment-${id}`)

// Covers UX-64
test.each<[what: string, contents: readonly string[], placed: string]>([
  ['no answers', ['One', 'Two'], '1 2'],
  ['an answer', ['One', 'Two', `${to(1)}Three`], '1 >3 2'],
  ['an answer to an answer: one level deep', ['One', `${to(1)}Two`, 'Three', `${to(2)}Four`], '1 >2 >4 3'],
  ['answers in the order of time', ['One', 'Two', `${to(1)}Three`, `${to(1)}Four`], '1 >3 >4 2'],
  ['an answer on a public page', ['One', `${to(1, '/@ana?post=5')}Two`], '1 >2'],
  ['an answer under a base path', ['One', `${to(1, '/app/post/5')}Two`], '1 >2'],
  ['a deleted comment', ['One', `${to(99)}Two`], '1 2'],
  ['another post', ['One', `${to(1, '/post/55')}Two`, `${to(1, '/@ana?post=6')}Three`], '1 2 3'],
  ['itself', [`${to(1)}One`], '1'],
  ['a circle', [`${to(2)}One`, `${to(1)}Two`], '1 >2'],
  ['another site', ['One', '@Ana https://evil.example/post/5#comment-1 Two'], '1 2'],
  ['an address within the words', ['One', `See ${origin}/post/5#comment-1`], '1 2'],
  ['a broken address', ['One', '@Ana https://[#comment-1 Two'], '1 2'],
  [
    'the name of an object’s property',
    ['One', `${to('__proto__')}Two`, `${to('constructor')}Three`],
    '1 2 3',
  ],
])('comments are placed below what they answer: %s', (_, contents, expected) => {
  const comments = contents.map((content, index) => comment(index + 1, content))
  const placed = placeComments(comments, 5, origin)
  expect(placed.map(({ comment: { id }, isNested }) => (isNested ? `>${id}` : id)).join(' ')).toBe(expected)
  for (const { reply } of placed) expect(reply?.words ?? '').not.toContain('comment-')
})

// Covers UX-64
test('an answer names the author of what it answers, and as it says itself once that is gone', () => {
  const opening = answerTo('Somebody else', `${origin}/post/5#comment-1`)
  const namesIn = (...comments: Parameters<typeof placeComments>[0]) =>
    placeComments(comments, 5, origin).map(({ reply }) => reply?.name)
  expect(namesIn(comment(1), comment(2, `${opening}Two`))).toEqual([undefined, 'Person 1'])
  expect(namesIn(comment(2, `${opening}Two`))).toEqual(['Somebody else'])
})

// Covers UX-64
test('threads are shown with the newest first, and the answers within in the order of time', () => {
  const comments = [comment(1), comment(2), comment(3, `${to(1)}Three`), comment(4, `${to(1)}Four`)]
  expect(placeComments(comments, 5, origin, true).map((one) => one.comment.id)).toEqual([2, 1, 3, 4])
})

// Covers UX-64
test.each(['Ana Martins', 'a@b', '', 'x'.repeat(500), 'two\nlines', '  אנה  '])(
  'an answer to %j is read',
  (name) => {
    const opening = answerTo(name, `${origin}/post/5#comment-1`)
    expect(openingLength(`${opening}words`)).toBe(opening.length)
    const { author = '', address = '' } = answeredBy(opening) ?? {}
    expect(answerTo(author, address)).toBe(opening)
    expect(placeComments([comment(1), comment(2, `${opening}words`)], 5, origin)[1]?.reply?.words).toBe(
      'words',
    )
  },
)

// Covers UX-64
test('thousands of comments that answer each other are placed fast', () => {
  const comments = Array.from({ length: 10_000 }, (_, index) =>
    comment(index, `${to(index - 1)}${'@'.repeat(99)}`),
  )
  const start = performance.now()
  expect(placeComments(comments, 5, origin)).toHaveLength(10_000)
  expect(performance.now() - start).toBeLessThan(2_000)
})
