import { $session, type Id, useTexts } from '@kernel'
import { confirmRequested, useFormats } from '@kernel/parts'
import { IconButton, pencilIcon, trashIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { isPending, useDeleteComment, useUpdateComment } from '../api/comment.mutations'
import { $commentEditor, $unansweredComments, editorOpened, isChanging } from '../model/comment-editor'
import { isAuthor, type PostComment } from '../model/post'
import { postsTexts } from '../texts'
import { CommentForm } from './comment-form'
import { useRestoreFocus } from './use-restore-focus'

const text = postsTexts.ref
const said = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
const head = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', textStyle: 'caption', color: 'quiet' })
const name = css({ textStyle: 'label', color: 'text', overflowWrap: 'anywhere' })

interface CommentProps {
  readonly comment: PostComment
  readonly postId: Id
  /** Has the focus when the comment is deleted. */
  readonly next: RefObject<HTMLElement | null>
}

/** One comment; its author alone may change or delete it, one at a time (PST-COMM-02). */
export function Comment({ comment, postId, next }: CommentProps) {
  const [session, commenting, unanswered] = useUnit([$session, $commentEditor, $unansweredComments])
  const { id, author } = comment
  const isMine = session !== null && author.name !== '' && isAuthor(author, session.person) && !isPending(id)
  const isUnanswered = unanswered.some((sent) => isChanging(sent, id))
  const isChanged = isChanging(commenting, id)
  const edit = useRestoreFocus<HTMLButtonElement>(isChanged)

  if (isChanged) return <ChangedComment comment={comment} postId={postId} />
  return (
    <li className={flex({ gap: '2', align: 'start' })}>
      <CommentBody {...comment} />
      {isMine && commenting?.commentId === undefined && (
        <OwnActions id={id} postId={postId} next={next} edit={edit} isWaiting={isUnanswered} />
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
      <p dir="auto" className={said}>
        {content}
      </p>
    </div>
  )
}

function ChangedComment({ comment: { id, content }, postId }: Omit<CommentProps, 'next'>) {
  const t = useTexts(postsTexts)
  const update = useUpdateComment(postId)
  return (
    <li>
      <CommentForm
        label={t['comment.change']()}
        at={{ postId, commentId: id }}
        content={content}
        onSend={(now) => update.mutateAsync({ id, content: now })}
      />
    </li>
  )
}

interface OwnActionsProps extends Pick<CommentProps, 'postId' | 'next'> {
  readonly id: Id
  readonly edit: RefObject<HTMLButtonElement | null>
  /** A change is not answered yet: until then there is no other, and the focus stays. */
  readonly isWaiting: boolean
}

function OwnActions({ id, postId, next, edit, isWaiting }: OwnActionsProps) {
  const t = useTexts(postsTexts)
  const [begin, ask] = useUnit([editorOpened, confirmRequested])
  const remove = useDeleteComment(postId)
  const isGoing = useRef(false)
  // Not before it is gone: until then the question that was answered would take the focus back.
  useEffect(() => () => void (isGoing.current && next.current?.focus()), [next])
  const handleDelete = () =>
    ask({
      title: text('comment.deleteTitle'),
      body: text('comment.deleteSure'),
      yes: {
        isDanger: true,
        run() {
          isGoing.current = true
          remove.mutate(id)
        },
      },
    })
  return (
    <div className={flex({ flexShrink: '0', color: 'quiet' })}>
      <IconButton
        ref={edit}
        icon={pencilIcon}
        label={t['comment.change']()}
        aria-disabled={isWaiting}
        onClick={() => isWaiting || begin({ postId, commentId: id })}
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
