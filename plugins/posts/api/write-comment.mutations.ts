import { $session, api, asRecord, type Id, type Schema, serverNow, unwrap } from '@kernel'
import { useApiMutation, useSendCommand } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { listsChanged, withWritten } from '../model/personal-lists'
import { commentsOf, mayBeAuthor, pendingId, readComment, withComment, withNewComment } from '../model/post'
import { postsTexts } from '../texts'
import { findCachedPost, type PostList, postLists, withPost } from './cached-posts'

const text = postsTexts.ref

export function useCreateComment(postId: Id, isAnswer: boolean) {
  const client = useQueryClient()
  const [session, changeLists] = useUnit([$session, listsChanged])
  const person = session?.person
  const sendCommand = useSendCommand()
  const pendingComment = (content: string) => ({ id: pendingId, content, author: person?.name })
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
          return comment?.content === content && person !== undefined && mayBeAuthor(comment.author, person)
        },
        send: (headers) => {
          const body = { date: serverNow().toISOString(), content, postId }
          return unwrap(api.POST('/api/comment/create', { body, headers }))
        },
      }),
    success: text(isAnswer ? 'comment.answered' : 'comment.created'),
    failure: text('comment.createFailed'),
    unknown: text('comment.unsure'),
    optimistic: {
      queries: postLists,
      apply: (posts: PostList, content) =>
        withPost(posts, postId, (post) => withNewComment(post, pendingComment(content))),
      answered: (posts: PostList, answer, content) =>
        withPost(posts, postId, (post) =>
          withNewComment(post, readComment(answer) ? asRecord(answer) : pendingComment(content)),
        ),
    },
    // Without a comment in the answer, request the posts again, with the comments that the server stored.
    onSuccess(answer) {
      const stored = readComment(answer)
      if (stored) changeLists(withWritten('comment', stored.id))
      else void client.invalidateQueries(postLists)
    },
  })
}

interface CommentText {
  readonly id: Id
  readonly content: string
}

export const useUpdateComment = (postId: Id) =>
  useApiMutation({
    call: ({ id, content }: CommentText) =>
      unwrap(api.POST('/api/comment/update', { body: { date: serverNow().toISOString(), id, content } })),
    success: text('comment.updated'),
    failure: text('comment.updateFailed'),
    optimistic: {
      queries: postLists,
      apply: (posts: PostList, { id, content }) =>
        withPost(posts, postId, (post) => withComment(post, id, (comment) => ({ ...comment, content }))),
    },
  })
