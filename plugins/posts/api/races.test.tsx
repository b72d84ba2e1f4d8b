import { expect, test } from '@rstest/core'
import { races } from '@tests/kit'
import { applyReaction, withReaction } from '../model/optimistic-reaction'
import { type RawPost, ReactionType, readPost, readPosts, withNewComment } from '../model/post'
import { commentDeletion, type PostList, postDeletion, postLists, withPost } from './cached-posts'
import { feedQuery, publicPostsQuery } from './queries'

const comment = (id: number) => ({ id, content: `Comment ${id}`, commentDate: `2026-03-0${id}T10:00:00Z` })
const post = (id: number, comments: object[] = []) => ({
  id,
  content: `Post ${id}`,
  postDate: `2026-03-0${10 - id}T10:00:00Z`,
  comments,
})
const see = (posts: PostList) => posts.map(readPost)

// Covers FLT-148, FLT-155
test.each(
  races({
    query: feedQuery(),
    read: readPosts,
    before: [post(1), post(2), post(3)],
    after: [post(1), post(3)],
    twice: [post(1), post(2), post(2), post(3), post(1)],
    kind: postDeletion,
    input: 2,
    other: 3,
    see,
  }),
)('posts: %s', (_title, race) => race())

// Covers FLT-148
test.each(
  races({
    query: publicPostsQuery('ana'),
    read: readPosts,
    before: [post(2), post(3)],
    after: [post(1), post(2), post(3)],
    twice: [post(2), post(2), post(3)],
    kind: {
      queries: postLists,
      apply: (posts: PostList, id: number) => readPosts([post(id), ...posts]),
    },
    input: 1,
    other: 4,
    see,
  }),
)('public posts: %s', (_title, race) => race())

// Covers FLT-148, FLT-155
test.each(
  races({
    query: feedQuery(),
    read: readPosts,
    before: [post(1, [comment(1), comment(2), comment(3)])],
    after: [post(1, [comment(1), comment(3)])],
    twice: [post(1, [comment(1), comment(2), comment(2), comment(3)])],
    kind: commentDeletion,
    input: { postId: 1, id: 2 },
    other: { postId: 1, id: 3 },
    see,
  }),
)('deleted comments: %s', (_title, race) => race())

// Covers FLT-148
test.each(
  races({
    query: feedQuery(),
    read: readPosts,
    before: [post(1, [comment(1)])],
    after: [post(1, [comment(1), comment(2)])],
    twice: [post(1, [comment(1), comment(1)])],
    kind: {
      queries: postLists,
      apply: (posts: PostList, id: number) =>
        withPost(posts, 1, (one: RawPost) => withNewComment(one, comment(id))),
    },
    input: 2,
    other: 3,
    see,
  }),
)('new comments: %s', (_title, race) => race())

const liked = (reactionType: ReactionType) => {
  const none = { userId: 7, reactionType: ReactionType.none, likeCount: 0, dislikeCount: 0 }
  return (one: RawPost) => withReaction(one, applyReaction(none, reactionType))
}

test.each(
  races({
    query: feedQuery(),
    read: readPosts,
    before: [post(1), post(2)],
    after: [liked(ReactionType.like)(post(1)), post(2)],
    twice: [post(1), post(1), post(2)],
    kind: {
      queries: postLists,
      apply: (posts: PostList, id: number) => withPost(posts, id, liked(ReactionType.like)),
    },
    input: 1,
    other: 2,
    see,
  }),
)('reactions: %s', (_title, race) => race())

test('a list of posts keeps the identity of the posts that a change does not concern', () => {
  const posts = readPosts([post(1), post(2)])
  expect(postDeletion.apply(posts, 1)[0]).toBe(posts[1])
  expect(postDeletion.apply(posts, 9)).toBe(posts)
})
