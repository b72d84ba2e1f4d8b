import { getInput, setInput } from '@formisch/react'
import { useTexts } from '@kernel'
import { EmojiButton, Form, FormField, useEditForm } from '@kernel/parts'
import { Button, closeIcon, Icon, Textarea } from '@kernel/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { css } from 'styled-system/css'
import { flex, stack } from 'styled-system/patterns'
import { findCachedPost } from '../api/cached-posts'
import { useCreateComment, useUpdateComment } from '../api/write-comment.mutations'
import {
  answerChanged,
  type CommentEditor,
  commentRejected,
  commentSaved,
  commentSent,
  editorClosed,
} from '../model/comment-editor'
import { commentDraft, commentSchema, publishedComment } from '../model/comment-form'
import { answeredBy, answerTo } from '../model/comment-threads'
import { readAuthor, readComments } from '../model/post'
import { postsTexts } from '../texts'
import { Mentions } from './mentions'

export interface CommentFormProps {
  readonly label: string
  readonly at: CommentEditor
  readonly content?: string
}

const framed = css({ position: 'relative' })
/** What the comment answers, within the frame of the field. */
const bar = css({
  position: 'absolute',
  insetInline: '[1px]',
  top: '[1px]',
  row: true,
  h: '8',
  ps: '3',
  roundedTop: 'sm',
  bg: 'subtle',
  textStyle: 'caption',
  color: 'quiet',
  '& > span': { flex: '1', truncate: true },
})
const drop = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  w: '8',
  h: '8',
  rounded: 'sm',
  cursor: 'pointer',
  _hover: { color: 'text' },
  _after: { content: '""', position: 'absolute', inset: { _coarse: '[-6px]' } },
})
const below = css({ pt: '10' })

/** The text is kept as a draft. The form closes immediately, and opens again with the text if it could not be sent. */
export default function CommentForm({ label, at, content = '' }: CommentFormProps) {
  const t = useTexts(postsTexts)
  const [changeAnswer, close, markSent, markSaved, markRejected] = useUnit([
    answerChanged,
    editorClosed,
    commentSent,
    commentSaved,
    commentRejected,
  ])
  const { form, save, clear, keepDraft } = useEditForm(commentSchema, {
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
    // A comment form that reopens after a rejection must not steal the focus from another field.
    if (!document.activeElement?.matches('input, textarea, select')) field()?.focus()
    if (answered) setInput(form, { path: ['opening'], input: answerTo(answered.author, answered.address) })
    else if (opened && at.commentId === undefined) changeAnswer(opened)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when "Reply" is pressed
  useEffect(() => begin(), [answered])

  function dropAnswer() {
    setInput(form, { path: ['opening'], input: '' })
    // The form may move to another place.
    keepDraft()
    changeAnswer(undefined)
    field()?.focus()
  }
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
      <Form of={form} onSubmit={handleSubmit} className={stack({ gap: '3' })}>
        <FormField
          of={form}
          path={['content']}
          label={opened ? t['comment.answering']({ name: nameOf(opened) }) : label}
          isLabelHidden
        >
          {(control, { input }) => (
            <div className={framed}>
              <Textarea
                rows={2}
                isGrowing
                placeholder={label}
                {...control}
                value={input}
                {...(opened && { className: below, style: { minHeight: 'calc(2lh + 3.25rem)' } })}
              />
              {opened && (
                <div className={bar}>
                  <span aria-hidden>{t['comment.answering']({ name: nameOf(opened) })}</span>
                  <button
                    type="button"
                    aria-label={t['comment.notAnswering']()}
                    onClick={dropAnswer}
                    className={drop}
                  >
                    <Icon of={closeIcon} />
                  </button>
                </div>
              )}
            </div>
          )}
        </FormField>
        <Mentions
          field={field}
          authors={authors}
          mentioned={getInput(form).mentioned}
          onMention={(input) => setInput(form, { path: ['mentioned'], input })}
        />
        <div className={flex({ gap: '2', align: 'center' })}>
          <div className={css({ flex: '1', ms: '-2' })}>
            <EmojiButton field={field} />
          </div>
          <Button variant="quiet" onClick={handleCancel}>
            {t['comment.cancel']()}
          </Button>
          <Button type="submit">
            {t[at.commentId !== undefined ? 'comment.save' : opened ? 'comment.reply' : 'comment.publish']()}
          </Button>
        </div>
      </Form>
    </div>
  )
}
