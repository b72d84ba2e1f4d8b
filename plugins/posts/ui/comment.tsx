import { $session, type Id, useTexts } from '@kernel'
import { Fold, LinkedText, type ListRowProps, RelativeTime } from '@kernel/parts'
import { Button, TextLink } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type ReactNode, useState } from 'react'
import { css, cx } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { useDeleteComment } from '../api/post.mutations'
import { commentFragment, usePostAddress, usePostPath } from '../contract'
import {
  $commentEditor,
  $unansweredComments,
  editorOpened,
  isAnswering,
  isEditingComment,
  isNewCommentOf,
} from '../model/comment-editor'
import type { PlacedComment } from '../model/comment-threads'
import { hasMutedWord, isMutedPerson, personalLists } from '../model/personal-lists'
import { type Post, type PostComment, pendingId } from '../model/post'
import { postsTexts } from '../texts'
import { AuthorFace, AuthorName } from './author'
import { CommentForm } from './comment-form'
import { CommentMenu } from './comment-menu'
import { useIsOwn } from './use-personal-lists'

const columns = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  gap: '2.5',
  alignItems: 'start',
})
// Below the words of what it answers.
const nested = css({ ms: '[2.625rem]' })
const answerForm = css({ gridColumn: '[1 / -1]', flexBasis: 'full' })
const newLine = css({
  gridColumn: '[1 / -1]',
  row: true,
  gap: '3',
  textStyle: 'caption',
  fontWeight: 'semibold',
  color: 'accent.text',
  _after: { content: '""', flex: '1', borderTopWidth: '1px', borderColor: 'current' },
})
const words = css({ display: 'flex', alignItems: 'flex-start', gap: '1' })
const box = css({
  minW: '0',
  px: '3',
  py: '2',
  rounded: 'md',
  bg: 'subtle',
  textStyle: 'small',
  '[aria-current] &': { bg: 'accent.soft', outline: '2px solid {colors.accent.text}' },
})
// The comment that is being answered.
const tinted = css({ bg: 'accent.soft' })
const authorName = css({ textStyle: 'label', overflowWrap: 'anywhere' })
const body = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
const foot = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  px: '3',
  pt: '1',
  textStyle: 'caption',
  color: 'quiet',
})
const deeds = css({ display: 'flex', gap: '3' })
// The invisible `::after` enlarges the click target.
const deed = css({
  position: 'relative',
  fontWeight: 'semibold',
  cursor: 'pointer',
  rounded: 'xs',
  _hover: { color: 'text' },
  _disabled: { opacity: 0.5 },
  _after: { content: '""', position: 'absolute', inset: { base: '[-6px]', _coarse: '[-14px -6px]' } },
})

interface CommentProps {
  readonly comment: PostComment
  readonly reply: PlacedComment['reply']
  readonly isNested: boolean
  /** Whether a line before it says that new comments begin. */
  readonly isFirstNew: boolean
  readonly post: Post
  /** Fragment of the address, which may name this comment. */
  readonly fragment: string | undefined
  readonly row: ListRowProps
  /** The form for an answer. */
  readonly children: ReactNode
}

/** Only its author can edit or delete it, one comment at a time. */
export function Comment({
  comment,
  reply,
  isNested,
  isFirstNew,
  post,
  fragment,
  row,
  children,
}: CommentProps) {
  const t = useTexts(postsTexts)
  const [session, editor, unanswered, openEditor] = useUnit([
    $session,
    $commentEditor,
    $unansweredComments,
    editorOpened,
  ])
  const { id } = comment
  const pathOf = usePostPath()
  const addressOf = usePostAddress()
  const name = commentFragment(id)
  const listRow = {
    ...row,
    id: name,
    'aria-current': fragment === `#${name}` ? ('true' as const) : undefined,
  }
  const person = session?.person
  const isPending = id === pendingId
  const isMine = useIsOwn()('comment', comment)
  const isByMe = isMine || isPending
  // The API sends only the name of a comment's author.
  const author =
    isByMe && person
      ? { name: comment.author.name, login: person.login, picture: person.pictureUrl }
      : comment.author
  const isUnanswered = unanswered.some((sent) => isEditingComment(sent, id))
  const isEdited = isEditingComment(editor, id)
  // The new comment before is still being sent.
  const isSending = unanswered.some((sent) => isNewCommentOf(sent, post.id))

  const answered = reply && <bdi>@{reply.name || t['post.unknownAuthor']()}</bdi>

  const answer = children && <div className={cx(answerForm, !isNested && nested)}>{children}</div>

  const folded = useFoldedReason(comment)
  const [isUnfolded, setUnfolded] = useState(false)

  if (folded && !isByMe && !isUnfolded)
    return (
      <li {...listRow} className={cx(flex({ gap: '2', align: 'center', wrap: 'wrap' }), isNested && nested)}>
        <span className={css({ textStyle: 'small', color: 'quiet' })}>{folded}</span>
        <Button size="sm" variant="quiet" onClick={() => setUnfolded(true)}>
          {t['muted.show']()}
        </Button>
        {answer}
      </li>
    )
  if (isEdited) return <EditedComment comment={comment} postId={post.id} row={row} />
  return (
    <li {...listRow} className={cx(columns, isNested && nested)}>
      {isFirstNew && <p className={newLine}>{t['comments.newSince']()}</p>}
      <AuthorFace author={author} size="2xs" />
      <div>
        <div className={words}>
          <div className={cx(box, isAnswering(editor, post.id, id) && tinted)}>
            <p className={authorName}>
              <AuthorName author={author} />
            </p>
            <Fold>
              <p dir="auto" className={body}>
                {reply && (
                  <>{reply.to ? <TextLink to={pathOf(post, reply.to.id)}>{answered}</TextLink> : answered} </>
                )}
                <LinkedText text={reply ? reply.words : comment.content} />
              </p>
            </Fold>
          </div>
          {person && !isPending && <CommentMenu comment={comment} post={post} isOwn={isByMe} />}
        </div>
        <div className={foot}>
          {comment.writtenAt && <RelativeTime date={comment.writtenAt} to={pathOf(post, id)} />}
          {person && !isPending && (
            <button
              type="button"
              aria-disabled={isSending}
              onClick={() =>
                isSending ||
                openEditor({
                  postId: post.id,
                  answered: { author: author.name, address: addressOf(post, id) },
                })
              }
              className={deed}
            >
              {t['comment.reply']()}
            </button>
          )}
          {isMine && editor?.commentId === undefined && (
            <CommentActions id={id} postId={post.id} isWaiting={isUnanswered} />
          )}
        </div>
      </div>
      {answer}
    </li>
  )
}

/** Why a comment is collapsed: its author, or a word in its text, is muted. */
function useFoldedReason({ author, content }: PostComment): string | undefined {
  const t = useTexts(postsTexts)
  const lists = useUnit(personalLists.$value)
  if (isMutedPerson(lists, author)) return t['muted.comment']()
  return hasMutedWord(lists, content) ? t['muted.commentWord']() : undefined
}

interface EditedCommentProps extends Pick<CommentProps, 'comment' | 'row'> {
  readonly postId: Id
}

function EditedComment({ comment: { id, content }, postId, row: listRow }: EditedCommentProps) {
  const t = useTexts(postsTexts)
  return (
    <li {...listRow}>
      <CommentForm label={t['comment.change']()} at={{ postId, commentId: id }} content={content} />
    </li>
  )
}

interface CommentActionsProps {
  readonly postId: Id
  readonly id: Id
  /** Whether the server has not answered an edit yet; meanwhile the buttons stay focusable but do nothing. */
  readonly isWaiting: boolean
}

function CommentActions({ id, postId, isWaiting }: CommentActionsProps) {
  const t = useTexts(postsTexts)
  const openEditor = useUnit(editorOpened)
  const remove = useDeleteComment()
  return (
    <div className={deeds}>
      <button
        data-focus-home=""
        type="button"
        aria-label={t['comment.change']()}
        aria-disabled={isWaiting}
        onClick={() => isWaiting || openEditor({ postId, commentId: id })}
        className={deed}
      >
        {t['comment.edit']()}
      </button>
      <button
        type="button"
        aria-label={t['comment.delete']()}
        aria-disabled={isWaiting}
        onClick={() => isWaiting || remove.mutate({ postId, id })}
        className={deed}
      >
        {t['comment.remove']()}
      </button>
    </div>
  )
}
