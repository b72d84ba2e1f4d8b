import { getInput, setInput } from '@formisch/react'
import { useTexts } from '@kernel'
import { EmojiButton, Form, FormField, useEditForm } from '@kernel/parts'
import { Button, Textarea } from '@kernel/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { css } from 'styled-system/css'
import { flex, stack } from 'styled-system/patterns'
import { findCachedPost } from '../api/cached-posts'
import { useCreateComment, useUpdateComment } from '../api/write-comment.mutations'
import {
  answerBegun,
  type CommentEditor,
  commentRejected,
  commentSaved,
  commentSent,
  editorClosed,
} from '../model/comment-editor'
import { commentSchema } from '../model/comment-form'
import { answerTo, openingLength } from '../model/comment-threads'
import { readAuthor, readComments } from '../model/post'
import { postsTexts } from '../texts'
import { Mentions } from './mentions'

export interface CommentFormProps {
  readonly label: string
  readonly at: CommentEditor
  readonly content?: string
  /** The comment that a new one answers, in place of one that it answered before. */
  readonly answered?: CommentEditor['answered'] | undefined
}

/** The text is kept as a draft. The form closes immediately, and opens again with the text if it could not be sent. */
export default function CommentForm({ label, at, content = '', answered }: CommentFormProps) {
  const t = useTexts(postsTexts)
  const [begin, close, markSent, markSaved, markRejected] = useUnit([
    answerBegun,
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
  const field = useCallback(() => root.current?.querySelector('textarea'), [])
  const client = useQueryClient()
  const authors = useMemo(() => {
    const post = findCachedPost(client, at.postId)
    return post ? [readAuthor(post.author), ...readComments(post.comments).map(({ author }) => author)] : []
  }, [client, at.postId])
  useEffect(() => {
    // A comment form that reopens after a rejection must not steal the focus from another field.
    if (!document.activeElement?.matches('input, textarea, select'))
      root.current?.querySelector('textarea')?.focus()
  }, [])

  useEffect(() => {
    if (!answered) return
    begin()
    const draft = getInput(form).content ?? ''
    const input = answerTo(answered.author, answered.address) + draft.slice(openingLength(draft))
    setInput(form, { path: ['content'], input })
    field()?.focus()
  }, [answered, begin, form, field])

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
        <Mentions field={field} authors={authors} />
        <div className={flex({ gap: '2', align: 'center' })}>
          <div className={css({ flex: '1', ms: '-2' })}>
            <EmojiButton field={field} />
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
