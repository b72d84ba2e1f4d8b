import { $session, api, asRecord, type Id, sameId, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type RawPost, readComment } from '../model/post'
import { postsTexts } from '../texts'
import { cancelPostQueries, changePost, invalidatePosts } from './cached-posts'

const text = postsTexts.ref

/** How a comment is known that the server has not numbered yet. */
const pendingMark = 'pending:'
let pending = 0

/** Whether the server has yet to take the comment. */
export const isPending = (id: Id) => String(id).startsWith(pendingMark)

const commentsOf = (post: RawPost): readonly unknown[] => (Array.isArray(post.comments) ? post.comments : [])
const isComment = (id: Id) => (comment: unknown) => sameId(asRecord(comment).id as Id, id)

/** The post with one of its comments replaced; with nothing in its place it is gone. */
const withComment = (post: RawPost, id: Id, comment: unknown): RawPost => ({
  ...post,
  comments: commentsOf(post).flatMap((one) => (isComment(id)(one) ? (comment ?? []) : [one])),
})

/** Says something of a post; it is there at once, and gone again when the server refuses it (PST-COMM-01, PST-COMM-03). */
export function useCreateComment(postId: Id) {
  const client = useQueryClient()
  const author = useUnit($session)?.person.name
  return useMutation({
    mutationFn: (content: string) =>
      unwrap(api.POST('/api/comment/create', { body: { date: new Date().toISOString(), content, postId } })),
    meta: { failure: text('comment.createFailed'), success: text('comment.created') },
    async onMutate(content) {
      const readAgain = await cancelPostQueries(client)
      pending += 1
      const id = `${pendingMark}${pending}`
      const comment = { id, content, author, commentDate: new Date().toISOString() }
      changePost(client, postId, (post) => ({ ...post, comments: [...commentsOf(post), comment] }))
      return { id, readAgain }
    },
    onError: (_error, _content, held) =>
      held && changePost(client, postId, (post) => withComment(post, held.id, undefined)),
    onSuccess(answer, _content, { id }) {
      // A server that does not answer with the comment is asked what it has made of it.
      if (!readComment(answer)) return invalidatePosts(client)
      changePost(client, postId, (post) => withComment(post, id, answer))
    },
    onSettled: (_answer, _error, _content, held) => held?.readAgain(),
  })
}

interface CommentText {
  readonly id: Id
  readonly content: string
}

/** Changes a comment of one's own (PST-COMM-02, PST-COMM-03). */
export function useUpdateComment(postId: Id) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, content }: CommentText) =>
      unwrap(api.POST('/api/comment/update', { body: { date: new Date().toISOString(), id, content } })),
    meta: { failure: text('comment.updateFailed'), success: text('comment.updated') },
    async onMutate({ id, content }) {
      const readAgain = await cancelPostQueries(client)
      let before: unknown
      changePost(client, postId, (post) => {
        before = commentsOf(post).find(isComment(id))
        return withComment(post, id, { ...asRecord(before), content })
      })
      return { before, readAgain }
    },
    onError: (_error, { id }, held) =>
      held?.before !== undefined && changePost(client, postId, (post) => withComment(post, id, held.before)),
    onSettled: (_answer, _error, _comment, held) => held?.readAgain(),
  })
}

/** Takes a comment of one's own away (PST-COMM-02, PST-COMM-03). */
export function useDeleteComment(postId: Id) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: Id) => unwrap(api.POST('/api/comment/delete/{id}', { params: { path: { id } } })),
    meta: { failure: text('comment.deleteFailed'), success: text('comment.deleted') },
    async onMutate(id) {
      const readAgain = await cancelPostQueries(client)
      let before: readonly unknown[] = []
      changePost(client, postId, (post) => {
        before = commentsOf(post)
        return withComment(post, id, undefined)
      })
      return { before: before.find(isComment(id)), readAgain }
    },
    // It comes back at its place in time: comments are read in their order.
    onError: (_error, id, held) =>
      held?.before !== undefined &&
      changePost(client, postId, (post) => {
        // A list that was read meanwhile has it already.
        const comments = commentsOf(withComment(post, id, undefined))
        return { ...post, comments: [...comments, held.before] }
      }),
    onSettled: (_answer, _error, _id, held) => held?.readAgain(),
  })
}
