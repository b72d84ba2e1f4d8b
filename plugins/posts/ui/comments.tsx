import { useTexts } from '@kernel'
import { List } from '@kernel/parts'
import { Button, commentIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css, cx } from 'styled-system/css'
import { useCreateComment } from '../api/comment.mutations'
import { $commentEditor, $unansweredComments, editorOpened, isNewCommentOf } from '../model/comment-editor'
import type { Post, PostComment } from '../model/post'
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
const filter = css({ w: 'full', pt: '4' })
const writeButton = css({ color: 'quiet', fontSize: 'sm' })
// Align the label of the quiet button with the comments above it.
const belowComments = css({ ms: '-4' })

const textOf = ({ author, content }: PostComment) => `${author.name} ${content}`

/**
 * The comments of a post and the form for a new one (PST-COMM-01). They are in the row of the reactions, so that all
 * actions of a post without comments are in one line.
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
        <List
          items={post.comments}
          keyOf={({ id }) => id}
          textOf={textOf}
          aria-label={t['comments.title']()}
          filterClassName={filter}
          className={list}
        >
          {(comment, row) => <Comment comment={comment} postId={post.id} focusTarget={button} row={row} />}
        </List>
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
