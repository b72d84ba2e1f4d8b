import { describe, expect, test } from '@rstest/core'
import { applyReaction, readReactionState, withReaction } from './optimistic-reaction'
import { pendingId, ReactionType, reactionOf, readPost, readPosts } from './post'

const readAll = (answer: unknown) => readPosts(answer).map(readPost)

const raw = {
  id: 7,
  content: '<p>Hi</p>',
  publicPost: true,
  postDate: '2026-03-07T10:00:00',
  author: { name: 'Ana', login: 'ana', picture: 'ana.svg' },
  reactions: [
    { reactionType: 1, userId: 3 },
    { reactionType: 2, userId: '4' },
  ],
}

// Covers PST-PAGE-03
test('readPosts sorts posts newest first', () => {
  const posts = readAll([
    { id: 1, postDate: '2026-01-01T00:00:00Z' },
    { id: 3, postDate: '2026-03-01T00:00:00Z' },
    { id: 2, postDate: '2026-02-01T00:00:00Z' },
    { id: 4, postDate: 'some day' },
  ])
  expect(posts.map(({ id }) => id)).toEqual([3, 2, 1, 4])
})

describe('reading posts', () => {
  // Covers FLT-148
  test('readPost reads tags and reactions that are listed twice once', () => {
    const [like] = raw.reactions
    const tag = { id: 5, name: 'Clay' }
    const [post] = readAll([{ ...raw, reactions: [like, like], postDestination: [tag, tag] }])
    expect([post?.likes, post?.readers]).toEqual([1, ['Clay']])
  })

  // Covers decision:tolerant-readers
  test('readPost reads an author who is sent as a name or as a person', () => {
    expect(readAll([{ ...raw, author: 'Rui Costa' }])[0]?.author).toEqual({
      name: 'Rui Costa',
      login: '',
      picture: '',
    })
    expect(readAll([raw])[0]?.author).toEqual({ name: 'Ana', login: 'ana', picture: 'ana.svg' })
  })

  test('readPost replaces fields of the wrong type with defaults', () => {
    const [post] = readAll([
      { id: 'x', content: 5, reactions: 'none', publicPost: null, author: [], postDate: {} },
    ])
    expect(post).toMatchObject({ id: 'x', content: '5', likes: 0, isPublic: false, postedAt: undefined })
  })

  test('readPosts skips invalid posts and throws when the answer is not a list', () => {
    expect(readPosts([null, 5, {}, raw])).toHaveLength(1)
    expect(readPosts(null)).toEqual([])
    for (const answer of ['posts', { posts: [] }, 5])
      expect(() => readPosts(answer)).toThrow('invalid-response')
  })
})

// Covers FLT-150
test('a comment that is being sent stands last, whatever the clocks say', () => {
  const sent = { id: pendingId, content: 'Mine' }
  const later = { id: 4, content: 'Later', commentDate: '2999-01-01T00:00:00Z' }
  const comments = [sent, later, { ...later, id: 3, commentDate: '2026-01-01T00:00:00Z' }]
  expect(readPost({ ...raw, comments }).comments.map(({ id }) => id)).toEqual([3, 4, pendingId])
})

// Covers PST-PAGE-03
describe('order of posts', () => {
  const at = (id: number, postDate: string) => ({ id, postDate })
  const ids = (answer: unknown) => readPosts(answer).map(({ id }) => id)
  const noon = at(1, '2026-03-07T12:00:00.000Z')
  const one = at(2, '2026-03-07T13:00:00.000Z')
  const local = at(3, '2026-03-07T12:30:00')

  test('readPosts sorts local and UTC dates newest first', () => {
    expect(ids([noon, one])).toEqual([2, 1])
    expect(ids([one, local, noon])).toEqual([2, 3, 1])
    expect(ids([local, one, noon])).toEqual([2, 3, 1])
    expect(ids([one, noon, local])).toEqual([2, 3, 1])
  })
})

// Covers PST-CARD-02
describe('reactions to a post', () => {
  const [post] = readAll([raw])
  const mine = (type: ReactionType, likes: number, dislikes: number) => ({
    userId: 3,
    reactionType: type,
    likeCount: likes,
    dislikeCount: dislikes,
  })

  test('a post has the number of its reactions and the reaction of each user', () => {
    expect(post).toMatchObject({ likes: 1, dislikes: 1 })
    expect(post && [reactionOf(post, '3'), reactionOf(post, 4), reactionOf(post, 9)]).toEqual([1, 2, 0])
  })

  const guesses: [string, ReactionType, ReactionType, number, number][] = [
    ['first like', ReactionType.none, ReactionType.like, 2, 1],
    ['second like, which removes it', ReactionType.like, ReactionType.like, 0, 1],
    ['dislike after like', ReactionType.like, ReactionType.dislike, 0, 2],
  ]
  for (const [name, current, clicked, likes, dislikes] of guesses) {
    test(`the reaction is updated before the server answers (${name})`, () => {
      expect(applyReaction(mine(current, 1, 1), clicked)).toMatchObject({
        likeCount: likes,
        dislikeCount: dislikes,
      })
    })
  }

  test('a post takes the user’s reaction and the counts from the answer', () => {
    const answer = readReactionState({ reactionType: 2, likeCount: 8, dislikeCount: 9 }, 3)
    const [changed] = readAll([withReaction(raw, answer)])
    expect(changed && reactionOf(changed, 3)).toBe(ReactionType.dislike)
    expect(changed && reactionOf(changed, 4)).toBe(ReactionType.dislike)
    expect(changed).toMatchObject({ likes: 8, dislikes: 9 })
  })

  test('readReactionState throws unless the reaction and the counts are valid', () => {
    for (const answer of [null, {}, { reactionType: 'x', likeCount: 1, dislikeCount: 1 }]) {
      expect(() => readReactionState(answer, 3)).toThrow('invalid-response')
    }
  })
})
