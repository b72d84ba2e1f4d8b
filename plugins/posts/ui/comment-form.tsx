import { Button, Form, FormField, type Id, Textarea, useDraftForm, useTexts } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { flex, stack } from 'styled-system/patterns'
import { commentSchema } from '../model/comment-form'
import { commentingEnded } from '../model/commenting'
import { postsTexts } from '../texts'

interface CommentFormProps {
  readonly label: string
  /** Under which the text is kept while it is being written. */
  readonly of: { readonly kind: 'new' | 'change'; readonly id: Id }
  readonly content?: string
  /** Sends it; the form is gone by then, and comes back with the text when this fails. */
  readonly onSend: (content: string) => Promise<unknown>
  readonly onRefused: () => void
}

/** Writing or changing a comment; what is typed outlives the screen (PST-COMM-01, PST-COMM-02). */
export function CommentForm({ label, of, content = '', onSend, onRefused }: CommentFormProps) {
  const t = useTexts(postsTexts)
  const end = useUnit(commentingEnded)
  const { form, keepDraft, forgetDraft } = useDraftForm(commentSchema, {
    id: `posts/comment.${of.kind}.${of.id}`,
    fields: ['content'],
    initialInput: { content },
  })
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.querySelector('textarea')?.focus(), [])

  function handleSubmit(comment: { readonly content: string }) {
    const sent = onSend(comment.content)
    keepDraft()
    end()
    return sent.then(forgetDraft, onRefused)
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
