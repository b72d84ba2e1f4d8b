import { $session, type Id, useTexts } from '@kernel'
import { confirmRequested, type ListRowProps, useFormats } from '@kernel/parts'
import { IconButton, pencilIcon, trashIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { isPending, useDeleteComment, useUpdateComment } from '../api/comment.mutations'
import { $commentEditor, $unansweredComments, editorOpened, isEditingComment } from '../model/comment-editor'
import { isAuthor, type PostComment } from '../model/post'
import { postsTexts } from '../texts'
import { CommentForm } from './comment-form'
import { useRestoreFocus } from './use-restore-focus'

const text = postsTexts.ref
const body = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
const head = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', textStyle: 'caption', color: 'quiet' })
const name = css({ textStyle: 'label', color: 'text', overflowWrap: 'anywhere' })

interface CommentProps {
  readonly comment: PostComment
  readonly postId: Id
  /** Element that receives the focus when the comment is deleted. */
  readonly focusTarget: RefObject<HTMLElement | null>
  readonly row: ListRowProps
}

/** A comment; only its author can edit or delete it, one comment at a time (PST-COMM-02). */
export function Comment({ comment, postId, focusTarget, row }: CommentProps) {
  const [session, editor, unanswered] = useUnit([$session, $commentEditor, $unansweredComments])
  const { id, author } = comment
  const isMine = session !== null && author.name !== '' && isAuthor(author, session.person) && !isPending(id)
  const isUnanswered = unanswered.some((sent) => isEditingComment(sent, id))
  const isEdited = isEditingComment(editor, id)
  const editButton = useRestoreFocus<HTMLButtonElement>(isEdited)

  if (isEdited) return <EditedComment comment={comment} postId={postId} row={row} />
  return (
    <li {...row} className={flex({ gap: '2', align: 'start' })}>
      <CommentBody {...comment} />
      {isMine && editor?.commentId === undefined && (
        <CommentActions
          id={id}
          postId={postId}
          focusTarget={focusTarget}
          editButton={editButton}
          isWaiting={isUnanswered}
        />
      )}
    </li>
  )
}

function CommentBody({ author, writtenAt, content }: PostComment) {
  const t = useTexts(postsTexts)
  const formats = useFormats()
  return (
    <div className={css({ flex: '1', minW: '0' })}>
      <p className={head}>
        <span className={name}>{author.name || t['post.unknownAuthor']()}</span>
        {writtenAt && <time dateTime={writtenAt.toISOString()}>{formats.dateTime(writtenAt)}</time>}
      </p>
      <p dir="auto" className={body}>
        {content}
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
  const [openEditor, requestConfirm] = useUnit([editorOpened, confirmRequested])
  const remove = useDeleteComment(postId)
  const isDeleting = useRef(false)
  // Move the focus only after the row is removed: before that, the closing dialog would take it back.
  useEffect(() => () => void (isDeleting.current && focusTarget.current?.focus()), [focusTarget])
  const handleDelete = () =>
    requestConfirm({
      title: text('comment.deleteTitle'),
      body: text('comment.deleteSure'),
      yes: {
        isDanger: true,
        run() {
          isDeleting.current = true
          remove.mutate(id)
        },
      },
    })
  return (
    <div className={flex({ flexShrink: '0', color: 'quiet' })}>
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
