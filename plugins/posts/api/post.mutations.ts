import { $session, api, asRecord, type Id, multipart, outcomeOf, readId, sameId, unwrap } from '@kernel'
import {
  applyEdits,
  type EditsOf,
  fetchWithProgress,
  readLatest,
  type UploadOptions,
  useApiMutation,
  useSendCommand,
  useToggleMutation,
  useUndoableMutation,
} from '@kernel/parts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { EditablePost } from '../model/editable-post'
import {
  applyReaction,
  type ReactionState,
  readReactionState,
  withReaction,
} from '../model/optimistic-reaction'
import { listsChanged, withWritten } from '../model/personal-lists'
import { idOf, type Post, type RawPost, ReactionType, reactionOf, readPost, readPosts } from '../model/post'
import { isSamePost, newPostBody, postChangeBody } from '../model/post-body'
import { draftLists, draftOf, type PostDraft } from '../model/post-draft'
import { postsTexts } from '../texts'
import { type PostList, postDeletion, postLists, putPost, removePostLists, withPost } from './cached-posts'
import { myPostsQuery, postQuery } from './queries'

const text = postsTexts.ref

interface SavedPost extends UploadOptions {
  readonly edits: EditsOf<PostDraft>
  readonly image: File | undefined
  readonly stop: () => void
}

export const saveKey = (post: EditablePost | undefined) => ['posts', 'save', post ? String(post.id) : 'new']

/** Aborts the pending save of an editor, also if its form was closed and opened again meanwhile. */
export function stopSaving(client: QueryClient, post: EditablePost | undefined): void {
  const pending = client.getMutationCache().find({ mutationKey: saveKey(post), status: 'pending' })
  const variables = pending?.state.variables as SavedPost | undefined
  variables?.stop()
}

export function useSavePost(post?: EditablePost) {
  const client = useQueryClient()
  const changeLists = useUnit(listsChanged)
  const sendCommand = useSendCommand()
  return useApiMutation({
    async call({ edits, image, signal, onProgress }: SavedPost): Promise<unknown> {
      const request = { bodySerializer: multipart, fetch: fetchWithProgress(onProgress), signal }
      const latest = post && (await readLatest(client, postQuery(String(post.id))))
      signal.throwIfAborted()
      const draft = applyEdits(draftOf(latest), edits, draftLists)
      if (latest)
        return unwrap<unknown>(
          api.POST('/api/post/update', { body: postChangeBody(latest, draft, image), ...request }),
        )
      const body = newPostBody(draft, image)
      return sendCommand<RawPost, unknown>({
        name: 'posts/post',
        content: { ...body, imageFile: image?.size },
        known: client.getQueryData(myPostsQuery().queryKey),
        list: async () => readPosts(await unwrap(api.GET('/api/post/', { signal }))),
        isSame: (other, since) => isSamePost(body, other, since),
        send: (headers) => unwrap(api.POST('/api/post/create', { body, headers, ...request })),
      })
    },
    mutationKey: saveKey(post),
    isForgotten: true,
    success: text(post ? 'editor.updated' : 'editor.created'),
    failure: text(post ? 'editor.updateFailed' : 'editor.createFailed'),
    unknown: text('editor.unsure'),
    showsFailure: true,
    onSuccess(answer) {
      const id = readId(asRecord(answer).id)
      if (!post && id !== undefined) changeLists(withWritten('post', id))
      putPost(client, answer, post?.id)
    },
    // A failed call may still have saved the post: remove the lists, so that they are requested again.
    onError: (error) => outcomeOf(error).isUncertain && removePostLists(client),
  })
}

/** It can be undone. */
export const useDeletePost = () =>
  useUndoableMutation({
    call: (id: Id, init) =>
      unwrap(api.POST('/api/post/delete/{id}', { ...init, params: { path: { id } }, body: { Id: id } })),
    done: text('post.deleted'),
    failure: text('post.deleteFailed'),
    optimistic: postDeletion,
  })

/** The server's answer replaces the optimistic reaction and the counts. */
export function useReactToPost(post: Post) {
  const userId = useUnit($session)?.person.id

  return useToggleMutation<PostList, ReactionState, ReactionType>({
    key: `reaction:${post.id}`,
    queries: postLists,
    read(posts) {
      const found = posts.find((one) => sameId(idOf(one), post.id))
      const current = found && readPost(found)
      return (
        current && {
          userId,
          reactionType: reactionOf(current, userId),
          likeCount: current.likes,
          dislikeCount: current.dislikes,
        }
      )
    },
    next: applyReaction,
    isEqual: (one, other) => one.reactionType === other.reactionType,
    write: (posts, state) => withPost(posts, post.id, (cached) => withReaction(cached, state)),
    async send(target, confirmed) {
      // Sending the current reaction a second time removes it.
      const reactionType =
        target.reactionType === ReactionType.none ? confirmed.reactionType : target.reactionType
      const answer = await unwrap(api.POST('/api/post/react', { body: { postId: post.id, reactionType } }))
      return readReactionState(answer, userId)
    },
    failure: postsTexts.ref('post.reactionFailed'),
  })
}
