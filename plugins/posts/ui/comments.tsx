import { useTexts } from '@kernel'
import { Button, commentIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css, cx } from 'styled-system/css'
import { useCreateComment } from '../api/comment.mutations'
import { $commentEditor, $unansweredComments, editorOpened, isNewCommentOf } from '../model/comment-editor'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'
import { Comment } from './comment'
import { CommentForm } from './comment-form'
import { useRestoreFocus } from './use-restore-focus'

const row = css({ w: 'full' })
const list = css({
  display: 'grid',
  gap: '4',
  w: 'full',
  pt: '4',
  borderTopWidth: '1px',
  borderColor: 'line',
})
const writeButton = css({ color: 'quiet', fontSize: 'sm' })
// Aligns the label of the quiet button with the comments above.
const belowComments = css({ ms: '-4' })

/**
 * The comments of a post and the form for a new one (PST-COMM-01). Rendered in the row of the reactions, so that without
 * comments all actions are in one line.
 */
export function Comments({ post }: { readonly post: Post }) {
  const t = useTexts(postsTexts)
  const [editor, unanswered, openEditor] = useUnit([$commentEditor, $unansweredComments, editorOpened])
  const create = useCreateComment(post.id)
  const isWriting = isNewCommentOf(editor, post.id)
  const button = useRestoreFocus<HTMLButtonElement>(isWriting)

  return (
    <>
      {post.comments.length > 0 && (
        <ul role="list" aria-label={t['comments.title']()} className={list}>
          {post.comments.map((comment) => (
            <Comment key={comment.id} comment={comment} postId={post.id} focusTarget={button} />
          ))}
        </ul>
      )}
      {isWriting ? (
        <div className={row}>
          <CommentForm label={t['comment.new']()} at={{ postId: post.id }} onSend={create.mutateAsync} />
        </div>
      ) : (
        <Button
          ref={button}
          variant="quiet"
          icon={commentIcon}
          isLoading={unanswered.some((sent) => isNewCommentOf(sent, post.id))}
          onClick={() => openEditor({ postId: post.id })}
          className={cx(writeButton, post.comments.length > 0 && belowComments)}
        >
          {t['comment.write']()}
        </Button>
      )}
    </>
  )
}
