import {
  asRecord,
  type Id,
  myPageRoute,
  outcomeOf,
  readId,
  type Schema,
  untilAborted,
  useHref,
} from '@kernel'
import { applyServerErrors, type EditDocument, useCommand, useSecretKeyConfirm } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { saveKey, stopSaving, useSavePost } from '../api/save-post.mutations'
import type { EditablePost } from '../model/editable-post'
import type { comesBack } from '../model/given-text'
import type { PostDraft, PostSchema } from '../model/post-draft'
import { postsTexts } from '../texts'

const text = postsTexts.ref

/** Returns a function that closes the editor. It leads to my page, or back to the screen with {@link comesBack}: then it returns true. */
export function useLeaveEditor() {
  const href = useHref()
  const navigate = useNavigate()
  const isBack = asRecord<typeof comesBack>(useLocation().state).comesBack === true
  return () => {
    // `replace`: my page replaces the form in the history.
    void (isBack ? navigate(-1) : navigate(href(myPageRoute) ?? '/', { replace: true }))
    return isBack
  }
}

interface UseSendPostOptions {
  readonly document: EditDocument<PostSchema>
  /** The post to change; undefined for a new post. */
  readonly post: EditablePost | undefined
  /** Returns the new image once it is restored or prepared: null for none, undefined if that failed. */
  readonly image: () => Promise<File | null | undefined>
  /** Whether other plugins let the form be sent. */
  readonly canSubmit: () => Promise<boolean>
  /** Called with the id of the saved post, if the server sent it. */
  readonly onSaved: (id: Id | undefined) => void
  readonly forgetDraft: () => void
}

/**
 * Returns a function that saves a post, one request at a time, and then navigates to my page. A request of an earlier
 * form of the same editor counts too: otherwise it would be sent twice.
 */
export function useSendPost({ document, post, image, canSubmit, onSaved, forgetDraft }: UseSendPostOptions) {
  const { form } = document
  const leaveEditor = useLeaveEditor()
  const confirmAndSend = useSecretKeyConfirm()
  const client = useQueryClient()
  const save = useSavePost(post)
  const currentRequest = useRef<AbortController | null>(null)
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<unknown>()
  const saving = useCommand(saveKey(post), () => {
    forgetDraft()
    leave()
  })

  const isSending = progress !== undefined || saving === 'pending'
  // A refused field gets the focus, which an inert form cannot take.
  useEffect(() => {
    if (isSending || !failure) return
    const rejected = text('editor.refused')
    applyServerErrors(form, failure, { content: rejected, videoLink: rejected })
  }, [isSending, failure, form])

  function leave() {
    const isBack = leaveEditor()
    // The feed, over which the editor opened, begins with the new post.
    if (!post && !isBack) window.scrollTo(0, 0)
  }

  async function send(draft: PostDraft) {
    if (currentRequest.current || saving !== 'idle') return
    const controller = new AbortController()
    currentRequest.current = controller
    try {
      // Asks before the form becomes inert, so that a contribution can focus its field.
      if (!(await canSubmit())) return
      setProgress(0)
      setFailure(undefined)
      // A large image takes long to prepare, and may never get ready.
      const file = await untilAborted(image(), controller.signal)
      // The form reports an image that cannot be restored or prepared; the post is not sent without the image.
      if (file === undefined) return
      const answer = await document.save(draft, (edits) =>
        save.mutateAsync({
          edits: { ...edits, hasNewPicture: file !== null },
          image: file ?? undefined,
          signal: controller.signal,
          onProgress: setProgress,
          stop: () => controller.abort(),
        }),
      )
      onSaved(post?.id ?? readId(asRecord<Schema<'Post'>>(answer).id))
    } catch (error) {
      setFailure(error)
    } finally {
      currentRequest.current = null
      setProgress(undefined)
    }
  }

  return {
    isSending,
    /** Share of the upload that was sent, 0 to 1; undefined while this form sends nothing. */
    progress,
    /** Error of the last save; null if nothing was sent, the upload was aborted, or the form cannot take the focus yet. */
    error: !isSending && outcomeOf(save.error).kind !== 'canceled' ? save.error : null,
    /** Asks before it sends a text with a Nostr private key (decision:nostr-key). */
    send: (draft: PostDraft) => confirmAndSend(draft.content, () => send(draft)),
    stop: () => (currentRequest.current ? currentRequest.current.abort() : stopSaving(client, post)),
  }
}
