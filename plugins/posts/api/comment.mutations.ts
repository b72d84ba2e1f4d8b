import { $session, api, asRecord, type Id, type Schema, sameId, unwrap } from '@kernel'
import { useApiMutation, useSendCommand, useUndoableMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { isAuthor, type RawPost, readComment } from '../model/post'
import { postsTexts } from '../texts'
import { changePost, findCachedPost, invalidatePosts, postLists } from './cached-posts'

const text = postsTexts.ref

/** Prefix of the temporary ids of comments that the server has not confirmed yet. */
const pendingPrefix = 'pending:'
let pendingCount = 0

/** Whether the server has not confirmed the comment yet. */
export const isPending = (id: Id) => String(id).startsWith(pendingPrefix)

const commentsOf = (post: RawPost): readonly unknown[] => (Array.isArray(post.comments) ? post.comments : [])
const isComment = (id: Id) => (comment: unknown) => sameId(asRecord<Schema<'Comment'>>(comment).id as Id, id)

/** Replaces a comment of a post; `undefined` removes it. */
const withComment = (post: RawPost, id: Id, comment: unknown): RawPost => ({
  ...post,
  comments: commentsOf(post).flatMap((one) => (isComment(id)(one) ? (comment ?? []) : [one])),
})

/** Mutation that adds a comment optimistically. */
export function useCreateComment(postId: Id) {
  const client = useQueryClient()
  const person = useUnit($session)?.person
  const sendCommand = useSendCommand()
  return useApiMutation({
    call: (content: string) =>
      sendCommand<unknown, unknown>({
        name: `posts/comment/${postId}`,
        content,
        known: commentsOf(findCachedPost(client, postId) ?? {}),
        list: async () =>
          commentsOf(
            asRecord<Schema<'Post'>>(
              await unwrap(api.GET('/api/post/{id}', { params: { path: { id: String(postId) } } })),
            ),
          ),
        isSame(other) {
          const comment = readComment(other)
          return comment?.content === content && person !== undefined && isAuthor(comment.author, person)
        },
        send: (headers) => {
          const body = { date: new Date().toISOString(), content, postId }
          return unwrap(api.POST('/api/comment/create', { body, headers }))
        },
      }),
    success: text('comment.created'),
    failure: text('comment.createFailed'),
    unknown: text('comment.unsure'),
    onMutate() {
      pendingCount += 1
      return `${pendingPrefix}${pendingCount}`
    },
    optimistic: {
      queries: postLists,
      patch(cache, content, id) {
        const comment = { id, content, author: person?.name, commentDate: new Date().toISOString() }
        changePost(cache, postId, (post) => ({ ...post, comments: [...commentsOf(post), comment] }))
        return () => changePost(cache, postId, (post) => withComment(post, id, undefined))
      },
    },
    onSuccess(answer, _content, id) {
      // When the answer contains no comment, request the posts again, with the comments that the server stored.
      const stored = readComment(answer)
      if (!stored) return invalidatePosts(client)
      // A list that was read meanwhile contains the comment.
      return changePost(client, postId, (post) =>
        withComment(withComment(post, stored.id, undefined), id, answer),
      )
    },
  })
}

interface CommentText {
  readonly id: Id
  readonly content: string
}

/** Mutation that changes one of the user's comments optimistically. */
export const useUpdateComment = (postId: Id) =>
  useApiMutation({
    call: ({ id, content }: CommentText) =>
      unwrap(api.POST('/api/comment/update', { body: { date: new Date().toISOString(), id, content } })),
    success: text('comment.updated'),
    failure: text('comment.updateFailed'),
    optimistic: {
      queries: postLists,
      patch(cache, { id, content }) {
        let before: unknown
        changePost(cache, postId, (post) => {
          before = commentsOf(post).find(isComment(id))
          return before ? withComment(post, id, { ...asRecord<Schema<'Comment'>>(before), content }) : post
        })
        return () => before && changePost(cache, postId, (post) => withComment(post, id, before))
      },
    },
  })

/** Mutation that deletes one of the user's comments optimistically. */
export const useDeleteComment = (postId: Id) =>
  useUndoableMutation({
    call: (id: Id, init) =>
      unwrap(api.POST('/api/comment/delete/{id}', { ...init, params: { path: { id } } })),
    done: text('comment.deleted'),
    failure: text('comment.deleteFailed'),
    focusSelector: (id) => `[data-comment=${JSON.stringify(String(id))}] > :last-child`,
    optimistic: {
      queries: postLists,
      patch(cache, id) {
        let before: unknown
        changePost(cache, postId, (post) => {
          before ??= commentsOf(post).find(isComment(id))
          return withComment(post, id, undefined)
        })
        // Comments are sorted by time when they are parsed, so appending restores the old position.
        const restore = (post: RawPost): RawPost => ({
          ...post,
          // Remove the comment first: a list that was fetched during the deletion still contains it.
          comments: [...commentsOf(withComment(post, id, undefined)), before],
        })
        return () => before && changePost(cache, postId, restore)
      },
    },
  })
