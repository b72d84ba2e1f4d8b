import { $session, api, asRecord, type Id, sameId, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type RawPost, readComment } from '../model/post'
import { postsTexts } from '../texts'
import { cancelPostQueries, changePost, invalidatePosts } from './cached-posts'

const text = postsTexts.ref

/** Prefix of the temporary ids of comments that have no server id yet. */
const pendingPrefix = 'pending:'
let pendingCount = 0

/** Whether the server has not confirmed the comment yet. */
export const isPending = (id: Id) => String(id).startsWith(pendingPrefix)

const commentsOf = (post: RawPost): readonly unknown[] => (Array.isArray(post.comments) ? post.comments : [])
const isComment = (id: Id) => (comment: unknown) => sameId(asRecord(comment).id as Id, id)

/** Replaces a comment of a post; `undefined` removes it. */
const withComment = (post: RawPost, id: Id, comment: unknown): RawPost => ({
  ...post,
  comments: commentsOf(post).flatMap((one) => (isComment(id)(one) ? (comment ?? []) : [one])),
})

/** Adds a comment optimistically (PST-COMM-01, PST-COMM-03). */
export function useCreateComment(postId: Id) {
  const client = useQueryClient()
  const author = useUnit($session)?.person.name
  return useMutation({
    mutationFn: (content: string) =>
      unwrap(api.POST('/api/comment/create', { body: { date: new Date().toISOString(), content, postId } })),
    meta: { failure: text('comment.createFailed'), success: text('comment.created') },
    async onMutate(content) {
      const refetch = await cancelPostQueries(client)
      pendingCount += 1
      const id = `${pendingPrefix}${pendingCount}`
      const comment = { id, content, author, commentDate: new Date().toISOString() }
      changePost(client, postId, (post) => ({ ...post, comments: [...commentsOf(post), comment] }))
      return { id, refetch }
    },
    onError: (_error, _content, context) =>
      context && changePost(client, postId, (post) => withComment(post, context.id, undefined)),
    onSuccess(answer, _content, { id }) {
      // Without a comment in the answer, ask what the server stored.
      if (!readComment(answer)) return invalidatePosts(client)
      changePost(client, postId, (post) => withComment(post, id, answer))
    },
    onSettled: (_answer, _error, _content, context) => context?.refetch(),
  })
}

interface CommentText {
  readonly id: Id
  readonly content: string
}

/** Changes one of the user's comments optimistically (PST-COMM-02, PST-COMM-03). */
export function useUpdateComment(postId: Id) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, content }: CommentText) =>
      unwrap(api.POST('/api/comment/update', { body: { date: new Date().toISOString(), id, content } })),
    meta: { failure: text('comment.updateFailed'), success: text('comment.updated') },
    async onMutate({ id, content }) {
      const refetch = await cancelPostQueries(client)
      let before: unknown
      changePost(client, postId, (post) => {
        before = commentsOf(post).find(isComment(id))
        return withComment(post, id, { ...asRecord(before), content })
      })
      return { before, refetch }
    },
    onError: (_error, { id }, context) =>
      context?.before !== undefined &&
      changePost(client, postId, (post) => withComment(post, id, context.before)),
    onSettled: (_answer, _error, _comment, context) => context?.refetch(),
  })
}

/** Deletes one of the user's comments optimistically (PST-COMM-02, PST-COMM-03). */
export function useDeleteComment(postId: Id) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: Id) => unwrap(api.POST('/api/comment/delete/{id}', { params: { path: { id } } })),
    meta: { failure: text('comment.deleteFailed'), success: text('comment.deleted') },
    async onMutate(id) {
      const refetch = await cancelPostQueries(client)
      let before: readonly unknown[] = []
      changePost(client, postId, (post) => {
        before = commentsOf(post)
        return withComment(post, id, undefined)
      })
      return { before: before.find(isComment(id)), refetch }
    },
    // Comments are sorted by time when they are parsed, so appending restores the old position.
    onError: (_error, id, context) =>
      context?.before !== undefined &&
      changePost(client, postId, (post) => {
        // A list that was read meanwhile already contains it.
        const comments = commentsOf(withComment(post, id, undefined))
        return { ...post, comments: [...comments, context.before] }
      }),
    onSettled: (_answer, _error, _id, context) => context?.refetch(),
  })
}
