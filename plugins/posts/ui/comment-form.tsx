import { useTexts } from '@kernel'
import { Form, FormField, useDraftForm } from '@kernel/parts'
import { Button, Textarea } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { flex, stack } from 'styled-system/patterns'
import {
  type CommentEditor,
  commentRejected,
  commentSaved,
  commentSent,
  editorClosed,
} from '../model/comment-editor'
import { commentSchema } from '../model/comment-form'
import { postsTexts } from '../texts'

interface CommentFormProps {
  readonly label: string
  /** Where it is written. */
  readonly at: CommentEditor
  readonly content?: string
  /** Sends it; the form is gone by then, and comes back with the text when this fails. */
  readonly onSend: (content: string) => Promise<unknown>
}

/** Writing or changing a comment; what is typed outlives the screen (PST-COMM-01, PST-COMM-02). */
export function CommentForm({ label, at, content = '', onSend }: CommentFormProps) {
  const t = useTexts(postsTexts)
  const [end, sent, taken, refused] = useUnit([editorClosed, commentSent, commentSaved, commentRejected])
  const { form, keepDraft, forgetDraft } = useDraftForm(commentSchema, {
    id: `posts/comment.${at.commentId === undefined ? `new.${at.postId}` : `change.${at.commentId}`}`,
    fields: ['content'],
    initialInput: { content },
  })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // A form that is back because it was refused takes nobody away from what they type by then.
    if (!document.activeElement?.matches('input, textarea, select'))
      box.current?.querySelector('textarea')?.focus()
  }, [])

  function handleSubmit(comment: { readonly content: string }) {
    const answer = onSend(comment.content)
    keepDraft()
    sent(at)
    end()
    return answer.then(
      () => {
        forgetDraft()
        taken(at)
      },
      () => refused(at),
    )
  }
  function handleCancel() {
    forgetDraft()
    end()
  }

  return (
    <div ref={box}>
      <Form of={form} onSubmit={handleSubmit} className={stack({ gap: '3' })}>
        <FormField of={form} path={['content']} label={label}>
          {(control, { input }) => <Textarea rows={2} isGrowing {...control} value={input} />}
        </FormField>
        <div className={flex({ gap: '2', justify: 'end' })}>
          <Button variant="quiet" onClick={handleCancel}>
            {t['comment.cancel']()}
          </Button>
          <Button type="submit">{t['comment.save']()}</Button>
        </div>
      </Form>
    </div>
  )
}
