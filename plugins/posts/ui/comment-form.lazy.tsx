import { getInput, setInput } from '@formisch/react'
import { useTexts } from '@kernel'
import { EmojiButton, Form, FormField, useEditForm } from '@kernel/parts'
import { Button, Textarea } from '@kernel/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { css } from 'styled-system/css'
import { findCachedPost } from '../api/cached-posts'
import { useCreateComment, useUpdateComment } from '../api/write-comment.mutations'
import {
  answerChanged,
  type CommentEditor,
  commentRejected,
  commentSaved,
  commentSent,
  editorClosed,
  editorOpened,
} from '../model/comment-editor'
import { commentDraft, commentSchema, publishedComment } from '../model/comment-form'
import { answeredBy, answerTo } from '../model/comment-threads'
import { readAuthor, readComments } from '../model/post'
import { postsTexts } from '../texts'
import { commentFrame } from './comment-form.styles'
import { Mentions } from './mentions'

export interface CommentFormProps {
  readonly label: string
  readonly at: CommentEditor
  readonly content?: string
  /** Whether it is the open line below a post, until someone writes there. */
  readonly isIdle?: boolean
}

const line = css({ row: true, gap: '1', minW: '0', '&[hidden]': { display: 'none' } })
const answeredLine = css({ truncate: true, px: '2', pt: '1.5', textStyle: 'caption', color: 'quiet' })
const space = css({ flex: '1' })

/** The text is kept as a draft. The form closes immediately, and opens again with the text if it could not be sent. */
export default function CommentForm({ label, at, content = '', isIdle = false }: CommentFormProps) {
  const t = useTexts(postsTexts)
  const [changeAnswer, open, close, markSent, markSaved, markRejected] = useUnit([
    answerChanged,
    editorOpened,
    editorClosed,
    commentSent,
    commentSaved,
    commentRejected,
  ])
  const { form, save, clear } = useEditForm(commentSchema, {
    id: `posts/comment.${at.commentId === undefined ? `new.${at.postId}` : `change.${at.commentId}`}`,
    base: useMemo(() => commentDraft(content), [content]),
  })
  const opened = answeredBy(getInput(form).opening ?? '')
  const create = useCreateComment(at.postId, opened !== undefined)
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
  const { answered } = at
  const begin = useEffectEvent(() => {
    if (isIdle) return
    // A comment form that reopens after a rejection must not steal the focus from another field.
    if (!document.activeElement?.matches('input, textarea, select')) field()?.focus()
    if (answered) setInput(form, { path: ['opening'], input: answerTo(answered.author, answered.address) })
    else if (opened && at.commentId === undefined) changeAnswer(opened)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a button for it is pressed
  useEffect(() => begin(), [answered, isIdle])

  function handleSubmit(comment: Parameters<typeof publishedComment>[0]) {
    const request = save(comment, () => send(publishedComment(comment)))
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

  const nameOf = ({ author }: { readonly author: string }) => author || t['post.unknownAuthor']()

  return (
    <div ref={root}>
      <Form of={form} onSubmit={handleSubmit} className={commentFrame}>
        {opened && (
          <p aria-hidden="true" className={answeredLine}>
            {t['comment.answering']({ name: nameOf(opened) })}
          </p>
        )}
        <FormField
          of={form}
          path={['content']}
          label={opened ? t['comment.answering']({ name: nameOf(opened) }) : label}
          isLabelHidden
        >
          {(control, { input }) => (
            <Textarea
              rows={1}
              isGrowing
              placeholder={label}
              {...control}
              onFocus={() => {
                control.onFocus()
                if (isIdle) open(at)
              }}
              value={input}
            />
          )}
        </FormField>
        <Mentions
          field={field}
          authors={authors}
          mentioned={getInput(form).mentioned}
          onMention={(input) => setInput(form, { path: ['mentioned'], input })}
        />
        <div hidden={isIdle && !getInput(form).content} className={line}>
          <EmojiButton field={field} />
          <span className={space} />
          <Button size="sm" variant="quiet" onClick={handleCancel}>
            {t['comment.cancel']()}
          </Button>
          {/* Quiet until there is something to send. */}
          <Button size="sm" type="submit" variant={getInput(form).content?.trim() ? 'solid' : 'soft'}>
            {t[at.commentId !== undefined ? 'comment.save' : opened ? 'comment.reply' : 'comment.publish']()}
          </Button>
        </div>
      </Form>
    </div>
  )
}
