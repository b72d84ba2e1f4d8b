import { useTexts } from '@kernel'
import { EmojiButton, Form, FormField, useEditForm } from '@kernel/parts'
import { Button, Textarea } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { flex, stack } from 'styled-system/patterns'
import { useCreateComment, useUpdateComment } from '../api/write-comment.mutations'
import {
  type CommentEditor,
  commentRejected,
  commentSaved,
  commentSent,
  editorClosed,
} from '../model/comment-editor'
import { commentSchema } from '../model/comment-form'
import { postsTexts } from '../texts'

export interface CommentFormProps {
  readonly label: string
  readonly at: CommentEditor
  readonly content?: string
}

/** The text is kept as a draft. The form closes immediately, and opens again with the text if it could not be sent. */
export default function CommentForm({ label, at, content = '' }: CommentFormProps) {
  const t = useTexts(postsTexts)
  const [close, markSent, markSaved, markRejected] = useUnit([
    editorClosed,
    commentSent,
    commentSaved,
    commentRejected,
  ])
  const { form, save, clear } = useEditForm(commentSchema, {
    id: `posts/comment.${at.commentId === undefined ? `new.${at.postId}` : `change.${at.commentId}`}`,
    base: { content },
  })
  const create = useCreateComment(at.postId)
  const update = useUpdateComment(at.postId)
  const send = (text: string) =>
    at.commentId === undefined
      ? create.mutateAsync(text)
      : update.mutateAsync({ id: at.commentId, content: text })
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A comment form that reopens after a rejection must not steal the focus from another field.
    if (!document.activeElement?.matches('input, textarea, select'))
      root.current?.querySelector('textarea')?.focus()
  }, [])

  function handleSubmit(comment: { readonly content: string }) {
    const request = save(comment, () => send(comment.content))
    markSent(at)
    close()
    return request.then(
      () => markSaved(at),
      () => markRejected(at),
    )
  }
  function handleCancel() {
    clear()
    close()
  }

  return (
    <div ref={root}>
      <Form of={form} onSubmit={handleSubmit} className={stack({ gap: '3' })}>
        <FormField of={form} path={['content']} label={label} isLabelHidden>
          {(control, { input }) => (
            <Textarea rows={2} isGrowing placeholder={label} {...control} value={input} />
          )}
        </FormField>
        <div className={flex({ gap: '2', align: 'center' })}>
          <div className={css({ flex: '1', ms: '-2' })}>
            <EmojiButton field={() => root.current?.querySelector('textarea')} />
          </div>
          <Button variant="quiet" onClick={handleCancel}>
            {t['comment.cancel']()}
          </Button>
          <Button type="submit">
            {at.commentId === undefined ? t['comment.publish']() : t['comment.save']()}
          </Button>
        </div>
      </Form>
    </div>
  )
}
