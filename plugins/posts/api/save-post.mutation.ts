import { api, multipart, outcomeOf, unwrap } from '@kernel'
import { fetchWithProgress, type UploadOptions, useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import type { EditablePost } from '../model/editable-post'
import { newPostBody, postChangeBody } from '../model/post-body'
import type { PostDraft } from '../model/post-draft'
import { postsTexts } from '../texts'
import { putPost, removePostLists } from './cached-posts'

const text = postsTexts.ref

interface SavedPost extends UploadOptions {
  readonly draft: PostDraft
  readonly image: File | undefined
}

/** Mutation that creates a post, or changes the given one. */
export function useSavePost(post?: EditablePost) {
  const client = useQueryClient()
  return useApiMutation({
    call({ draft, image, signal, onProgress }: SavedPost): Promise<unknown> {
      const request = { bodySerializer: multipart, fetch: fetchWithProgress(onProgress), signal }
      return unwrap<unknown>(
        post
          ? api.POST('/api/post/update', { body: postChangeBody(post, draft, image), ...request })
          : api.POST('/api/post/create', { body: newPostBody(draft, image), ...request }),
      )
    },
    isForgotten: true,
    success: text(post ? 'editor.updated' : 'editor.created'),
    failure: text(post ? 'editor.updateFailed' : 'editor.createFailed'),
    onSuccess: (answer) => putPost(client, answer, post?.id),
    // A failed call may still have saved the post: remove the lists, so that they are requested again.
    onError: (error) => outcomeOf(error).isUncertain && removePostLists(client),
  })
}
