import { api, asRecord, multipart, outcomeOf, readId, unwrap } from '@kernel'
import {
  applyEdits,
  type EditsOf,
  fetchWithProgress,
  readLatest,
  type UploadOptions,
  useApiMutation,
  useSendCommand,
} from '@kernel/parts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { EditablePost } from '../model/editable-post'
import { listsChanged, withWritten } from '../model/personal-lists'
import { type RawPost, readPosts } from '../model/post'
import { isSamePost, newPostBody, postChangeBody } from '../model/post-body'
import { draftLists, draftOf, type PostDraft } from '../model/post-draft'
import { postsTexts } from '../texts'
import { putPost, resetPostLists } from './cached-posts'
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
    onError: (error) => outcomeOf(error).isUncertain && resetPostLists(client),
  })
}
