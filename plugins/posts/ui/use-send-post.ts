import { myPageRoute, navigate, useHref } from '@kernel'
import { applyServerErrors, createStaleCheck, type FormStore, useSecretKeyConfirm } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import { useSavePost } from '../api/save-post.mutation'
import type { EditablePost } from '../model/editable-post'
import type { PostDraft, PostSchema } from '../model/post-draft'
import { postsTexts } from '../texts'

const text = postsTexts.ref

interface UseSendPostOptions {
  readonly form: FormStore<PostSchema>
  /** The post to change; undefined for a new post. */
  readonly post: EditablePost | undefined
  readonly image: File | undefined
  readonly onSaved: () => void
}

/** Returns a function that saves a post, one request at a time, and then navigates to my page (PST-EDIT-04). */
export function useSendPost({ form, post, image, onSaved }: UseSendPostOptions) {
  const href = useHref()
  const go = useUnit(navigate)
  const confirmAndSend = useSecretKeyConfirm()
  const save = useSavePost(post)
  const currentRequest = useRef<AbortController | null>(null)
  const [progress, setProgress] = useState<number>()

  async function send(draft: PostDraft) {
    if (currentRequest.current) return
    const controller = new AbortController()
    currentRequest.current = controller
    setProgress(0)
    const isStillHere = createStaleCheck()
    try {
      await save.mutateAsync({ draft, image, signal: controller.signal, onProgress: setProgress })
      onSaved()
      // `replace`: my page replaces the form in the history.
      if (isStillHere()) go({ to: href(myPageRoute) ?? '/', replace: true })
    } catch (error) {
      const rejected = text('editor.refused')
      applyServerErrors(form, error, { content: rejected, videoLink: rejected })
    } finally {
      currentRequest.current = null
      setProgress(undefined)
    }
  }

  return {
    /** Share of the upload that was sent, 0 to 1; undefined while nothing is being sent. */
    progress,
    /** Error of the last save; null if nothing was sent or the upload was aborted. */
    error: progress === undefined && !(save.error instanceof DOMException) ? save.error : null,
    /** Sends the post; asks before it sends a text with a Nostr private key (decision:nostr-key). */
    send: (draft: PostDraft) => confirmAndSend(draft.content, () => send(draft)),
    stop: () => currentRequest.current?.abort(),
  }
}
