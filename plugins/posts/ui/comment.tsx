import {
  $session,
  IconButton,
  type Id,
  pencilIcon,
  popupOpened,
  trashIcon,
  useFormats,
  useTexts,
} from '@kernel'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { flex } from 'styled-system/patterns'
import { isPending, useDeleteComment, useUpdateComment } from '../api/comment.mutations'
import { $commenting, $unansweredComments, commentingBegan, isChanging } from '../model/commenting'
import { isBy, type PostComment } from '../model/post'
import { postsTexts } from '../texts'
import { CommentForm } from './comment-form'

const text = postsTexts.ref
const said = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' })
const head = css({ display: 'flex', flexWrap: 'wrap', columnGap: '3', textStyle: 'caption', color: 'quiet' })
const name = css({ textStyle: 'label', color: 'text', overflowWrap: 'anywhere' })

interface CommentProps {
  readonly comment: PostComment
  readonly postId: Id
}

/** One comment; its author alone may change or delete it, one at a time (PST-COMM-02). */
export function Comment({ comment, postId }: CommentProps) {
  const [session, commenting, unanswered] = useUnit([$session, $commenting, $unansweredComments])
  const { id, author } = comment
  const isMine = session !== null && author.name !== '' && isBy(author, session.person) && !isPending(id)
  const isUnanswered = unanswered.some((sent) => isChanging(sent, id))

  if (isChanging(commenting, id)) return <ChangedComment comment={comment} postId={postId} />
  return (
    <li className={flex({ gap: '2', align: 'start' })}>
      <Said {...comment} />
      {isMine && !isUnanswered && commenting?.commentId === undefined && (
        <OwnActions id={id} postId={postId} />
      )}
    </li>
  )
}

function Said({ author, writtenAt, content }: PostComment) {
  const t = useTexts(postsTexts)
  const formats = useFormats()
  return (
    <div className={css({ flex: '1', minW: '0' })}>
      <p className={head}>
        <span className={name}>{author.name || t['post.unknownAuthor']()}</span>
        {writtenAt && <time dateTime={writtenAt.toISOString()}>{formats.date(writtenAt)}</time>}
      </p>
      <p dir="auto" className={said}>
        {content}
      </p>
    </div>
  )
}

function ChangedComment({ comment: { id, content }, postId }: CommentProps) {
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

function OwnActions({ id, postId }: { readonly id: Id; readonly postId: Id }) {
  const t = useTexts(postsTexts)
  const [begin, ask] = useUnit([commentingBegan, popupOpened])
  const remove = useDeleteComment(postId)
  const handleDelete = () =>
    ask({
      title: text('comment.deleteTitle'),
      body: text('comment.deleteSure'),
      yes: { isDanger: true, run: () => remove.mutate(id) },
    })
  return (
    <div className={flex({ flexShrink: '0', color: 'quiet' })}>
      <IconButton
        icon={pencilIcon}
        label={t['comment.change']()}
        onClick={() => begin({ postId, commentId: id })}
      />
      <IconButton icon={trashIcon} label={t['comment.delete']()} onClick={handleDelete} />
    </div>
  )
}
