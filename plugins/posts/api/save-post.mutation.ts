import { ApiError, api, multipart, unwrap } from '@kernel'
import { fetchWithProgress, type UploadOptions } from '@kernel/parts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EditablePost } from '../model/editable-post'
import { newPostBody, postChangeBody } from '../model/post-body'
import type { PostDraft } from '../model/post-draft'
import { postsTexts } from '../texts'
import { putPost, removePostLists } from './cached-posts'

const text = postsTexts.ref

interface SavedPost extends UploadOptions {
  readonly draft: PostDraft
  readonly picture: File | undefined
}

/** Publishes a post, or changes the one that is given (PST-EDIT-04). @throws ApiError into the mutation */
export function useSavePost(post?: EditablePost) {
  const client = useQueryClient()
  return useMutation({
    mutationFn({ draft, picture, signal, onProgress }: SavedPost): Promise<unknown> {
      const sending = { bodySerializer: multipart, fetch: fetchWithProgress(onProgress), signal }
      return unwrap<unknown>(
        post
          ? api.POST('/api/post/update', { body: postChangeBody(post, draft, picture), ...sending })
          : api.POST('/api/post/create', { body: newPostBody(draft, picture), ...sending }),
      )
    },
    gcTime: 0,
    meta: post
      ? { failure: text('editor.updateFailed'), success: text('editor.updated') }
      : { failure: text('editor.createFailed'), success: text('editor.created') },
    onSuccess: (answer) => putPost(client, answer, post?.id),
    // What did not get through may have been done all the same: the lists are asked for again when they are shown.
    onError: (error) => error instanceof ApiError && error.isRetryable && removePostLists(client),
  })
}
