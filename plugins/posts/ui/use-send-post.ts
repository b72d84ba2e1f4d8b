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
  /** The post that is changed; a new one has none. */
  readonly post: EditablePost | undefined
  /** The new picture. */
  readonly picture: File | undefined
  /** It is saved. */
  readonly onSaved: () => void
}

/** Sends what stands in the editor, once at a time; then it goes on to one's page (PST-EDIT-04). */
export function useSendPost({ form, post, picture, onSaved }: UseSendPostOptions) {
  const href = useHref()
  const go = useUnit(navigate)
  const sendCarefully = useSecretKeyConfirm()
  const save = useSavePost(post)
  const sending = useRef<AbortController | null>(null)
  const [part, setPart] = useState<number>()

  async function send(draft: PostDraft) {
    if (sending.current) return
    const mine = new AbortController()
    sending.current = mine
    setPart(0)
    const isStillHere = createStaleCheck()
    try {
      await save.mutateAsync({ draft, picture, signal: mine.signal, onProgress: setPart })
      onSaved()
      // The form is not worth coming back to.
      if (isStillHere()) go({ to: href(myPageRoute) ?? '/', replace: true })
    } catch (error) {
      const refused = text('editor.refused')
      applyServerErrors(form, error, { content: refused, videoLink: refused })
    } finally {
      sending.current = null
      setPart(undefined)
    }
  }

  return {
    /** How much has left, 0 to 1; nothing while nothing is being sent. */
    part,
    /** Why it was not saved; nothing where it was not sent, or given up. */
    error: part === undefined && !(save.error instanceof DOMException) ? save.error : null,
    /** Sends it; a private key in the text is sent after a yes alone (decision:nostr-key). */
    send: (draft: PostDraft) => sendCarefully(draft.content, () => send(draft)),
    stop: () => sending.current?.abort(),
  }
}
