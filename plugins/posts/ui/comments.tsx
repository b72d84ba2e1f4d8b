import { useTexts } from '@kernel'
import { Button, commentIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css, cx } from 'styled-system/css'
import { useCreateComment } from '../api/comment.mutations'
import { $commentEditor, $unansweredComments, editorOpened, isWritingOf } from '../model/comment-editor'
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
const write = css({ color: 'quiet', fontSize: 'sm' })
// Nothing else in its row: its words begin where the comments do.
const below = css({ ms: '-4' })

/**
 * What others say of a post, and saying something oneself (PST-COMM-01). It goes on in the row of the reactions: without
 * comments all that one can do stands side by side.
 */
export function Comments({ post }: { readonly post: Post }) {
  const t = useTexts(postsTexts)
  const [commenting, unanswered, begin] = useUnit([$commentEditor, $unansweredComments, editorOpened])
  const create = useCreateComment(post.id)
  const isWriting = isWritingOf(commenting, post.id)
  const button = useRestoreFocus<HTMLButtonElement>(isWriting)

  return (
    <>
      {post.comments.length > 0 && (
        <ul role="list" aria-label={t['comments.title']()} className={list}>
          {post.comments.map((comment) => (
            <Comment key={comment.id} comment={comment} postId={post.id} next={button} />
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
          isLoading={unanswered.some((sent) => isWritingOf(sent, post.id))}
          onClick={() => begin({ postId: post.id })}
          className={cx(write, post.comments.length > 0 && below)}
        >
          {t['comment.write']()}
        </Button>
      )}
    </>
  )
}
