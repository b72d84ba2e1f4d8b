import { api, multipart, outcomeOf, unwrap } from '@kernel'
import { fetchWithProgress, type UploadOptions, useApiMutation, useSendOnce } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import type { EditablePost } from '../model/editable-post'
import { type RawPost, readPosts } from '../model/post'
import { isSamePost, newPostBody, postChangeBody } from '../model/post-body'
import type { PostDraft } from '../model/post-draft'
import { postsTexts } from '../texts'
import { putPost, removePostLists } from './cached-posts'
import { myPostsQuery } from './my-posts.query'

const text = postsTexts.ref

interface SavedPost extends UploadOptions {
  readonly draft: PostDraft
  readonly image: File | undefined
}

/** Mutation that creates a post, or changes the given one. */
export function useSavePost(post?: EditablePost) {
  const client = useQueryClient()
  const sendOnce = useSendOnce()
  return useApiMutation({
    call({ draft, image, signal, onProgress }: SavedPost): Promise<unknown> {
      const request = { bodySerializer: multipart, fetch: fetchWithProgress(onProgress), signal }
      if (post)
        return unwrap<unknown>(
          api.POST('/api/post/update', { body: postChangeBody(post, draft, image), ...request }),
        )
      const body = newPostBody(draft, image)
      return sendOnce<RawPost, unknown>({
        what: 'posts/post',
        content: { ...body, imageFile: image?.size },
        known: client.getQueryData(myPostsQuery().queryKey),
        list: async () => readPosts(await unwrap(api.GET('/api/post/', { signal }))),
        isSame: (other, since) => isSamePost(body, other, since),
        send: () => unwrap(api.POST('/api/post/create', { body, ...request })),
      })
    },
    isForgotten: true,
    success: text(post ? 'editor.updated' : 'editor.created'),
    failure: text(post ? 'editor.updateFailed' : 'editor.createFailed'),
    unknown: text('editor.unsure'),
    onSuccess: (answer) => putPost(client, answer, post?.id),
    // A failed call may still have saved the post: remove the lists, so that they are requested again.
    onError: (error) => outcomeOf(error).isUncertain && removePostLists(client),
  })
}
