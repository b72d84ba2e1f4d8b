import { $session, type Id, useTexts } from '@kernel'
import { LinkedText, type ListRowProps, RelativeTime } from '@kernel/parts'
import { Button, IconButton, pencilIcon, trashIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { isPending, useDeleteComment, useUpdateComment } from '../api/comment.mutations'
import { $commentEditor, $unansweredComments, editorOpened, isEditingComment } from '../model/comment-editor'
import { hasMutedWord, isMutedPerson } from '../model/personal-lists'
import { isAuthor, type PostAuthor, type PostComment } from '../model/post'
import { postsTexts } from '../texts'
import { AuthorFace, AuthorName } from './author'
import { CommentForm } from './comment-form'
import { CommentMenu } from './comment-menu'
import { usePersonalLists } from './use-personal-lists'
import { useRestoreFocus } from './use-restore-focus'

const body = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '2',
  textStyle: 'caption',
  color: 'quiet',
})
const name = css({ minW: '0', textStyle: 'label', color: 'text', overflowWrap: 'anywhere' })

interface CommentProps {
  readonly comment: PostComment
  readonly postId: Id
  /** Element that receives the focus when the comment is deleted. */
  readonly focusTarget: RefObject<HTMLElement | null>
  readonly row: ListRowProps
}

/** A comment; only its author can edit or delete it, one comment at a time. */
export function Comment({ comment, postId, focusTarget, row }: CommentProps) {
  const t = useTexts(postsTexts)
  const [session, editor, unanswered] = useUnit([$session, $commentEditor, $unansweredComments])
  const { id } = comment
  const person = session?.person
  const isByMe = person !== undefined && comment.author.name !== '' && isAuthor(comment.author, person)
  const isMine = isByMe && !isPending(id)
  // The API sends only the name of a comment's author.
  const author = isByMe
    ? { name: comment.author.name, login: person.login, picture: person.pictureUrl }
    : comment.author
  const isUnanswered = unanswered.some((sent) => isEditingComment(sent, id))
  const isEdited = isEditingComment(editor, id)
  const editButton = useRestoreFocus<HTMLButtonElement>(isEdited)

  const folded = useFoldedReason(comment)
  const [isUnfolded, setUnfolded] = useState(false)

  if (folded && !isByMe && !isUnfolded)
    return (
      <li {...row} className={flex({ gap: '2', align: 'center', wrap: 'wrap' })}>
        <span className={css({ textStyle: 'small', color: 'quiet' })}>{folded}</span>
        <Button size="sm" variant="quiet" onClick={() => setUnfolded(true)}>
          {t['muted.show']()}
        </Button>
      </li>
    )
  if (isEdited) return <EditedComment comment={comment} postId={postId} row={row} />
  return (
    <li {...row} className={flex({ gap: '3', align: 'start' })}>
      <AuthorFace author={author} size="xs" />
      <CommentBody comment={comment} author={author} />
      {isMine && editor?.commentId === undefined && (
        <CommentActions
          id={id}
          postId={postId}
          focusTarget={focusTarget}
          editButton={editButton}
          isWaiting={isUnanswered}
        />
      )}
      {person && !isPending(id) && <CommentMenu comment={comment} postId={postId} isOwn={isByMe} />}
    </li>
  )
}

/** Why a comment is collapsed: its author, or a word in its text, is muted. */
function useFoldedReason({ author, content }: PostComment): string | undefined {
  const t = useTexts(postsTexts)
  const lists = usePersonalLists()
  if (isMutedPerson(lists, author)) return t['muted.comment']()
  return hasMutedWord(lists, content) ? t['muted.commentWord']() : undefined
}

interface CommentBodyProps {
  readonly comment: PostComment
  readonly author: PostAuthor
}

function CommentBody({ comment: { writtenAt, content }, author }: CommentBodyProps) {
  return (
    <div className={css({ flex: '1', minW: '0' })}>
      <p className={head}>
        <span className={name}>
          <AuthorName author={author} />
        </span>
        {writtenAt && <RelativeTime date={writtenAt} />}
      </p>
      <p dir="auto" className={body}>
        <LinkedText text={content} />
      </p>
    </div>
  )
}

function EditedComment({ comment: { id, content }, postId, row }: Omit<CommentProps, 'focusTarget'>) {
  const t = useTexts(postsTexts)
  const update = useUpdateComment(postId)
  return (
    <li {...row}>
      <CommentForm
        label={t['comment.change']()}
        at={{ postId, commentId: id }}
        content={content}
        onSend={(edited) => update.mutateAsync({ id, content: edited })}
      />
    </li>
  )
}

interface CommentActionsProps extends Pick<CommentProps, 'postId' | 'focusTarget'> {
  readonly id: Id
  readonly editButton: RefObject<HTMLButtonElement | null>
  /** Whether the server has not answered an edit yet; meanwhile the buttons stay focusable but do nothing. */
  readonly isWaiting: boolean
}

function CommentActions({ id, postId, focusTarget, editButton, isWaiting }: CommentActionsProps) {
  const t = useTexts(postsTexts)
  const openEditor = useUnit(editorOpened)
  const remove = useDeleteComment(postId)
  const isDeleting = useRef(false)
  // Move the focus when the row of a deleted comment is removed.
  useEffect(() => () => void (isDeleting.current && focusTarget.current?.focus()), [focusTarget])
  function handleDelete() {
    isDeleting.current = true
    remove.mutate(id)
  }
  return (
    <div data-comment={id} className={flex({ flexShrink: '0', color: 'quiet' })}>
      <IconButton
        ref={editButton}
        icon={pencilIcon}
        label={t['comment.change']()}
        aria-disabled={isWaiting}
        onClick={() => isWaiting || openEditor({ postId, commentId: id })}
      />
      <IconButton
        icon={trashIcon}
        label={t['comment.delete']()}
        aria-disabled={isWaiting}
        onClick={() => isWaiting || handleDelete()}
      />
    </div>
  )
}
