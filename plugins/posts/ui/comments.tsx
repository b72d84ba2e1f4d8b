import { useTexts } from '@kernel'
import { List } from '@kernel/parts'
import { commentIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { useCreateComment } from '../api/comment.mutations'
import {
  $commentEditor,
  $unansweredComments,
  editorClosed,
  editorOpened,
  isNewCommentOf,
} from '../model/comment-editor'
import type { Post, PostComment } from '../model/post'
import { postsTexts } from '../texts'
import { ActionButton } from './action-button'
import { Comment } from './comment'
import { CommentForm } from './comment-form'
import { useRestoreFocus } from './use-restore-focus'

const row = css({ w: 'full', mt: '2', mb: '2' })
const list = css({
  display: 'grid',
  gap: '3',
  w: 'full',
  mt: '2',
  mb: '2',
  pt: '3',
  borderTopWidth: '1px',
  borderColor: 'line',
})
const filter = css({ w: 'full', mt: '2' })

const textOf = ({ author, content }: PostComment) => `${author.name} ${content}`

/**
 * The button for a new comment, with the number of comments, then the comments and the form. The
 * button is in the row of the reactions, and the form is below the comments, where the new comment appears.
 */
export function Comments({ post }: { readonly post: Post }) {
  const t = useTexts(postsTexts)
  const [editor, unanswered, openEditor, closeEditor] = useUnit([
    $commentEditor,
    $unansweredComments,
    editorOpened,
    editorClosed,
  ])
  const create = useCreateComment(post.id)
  const isWriting = isNewCommentOf(editor, post.id)
  const button = useRestoreFocus<HTMLButtonElement>(isWriting)
  const count = post.comments.length

  return (
    <>
      <ActionButton
        ref={button}
        icon={commentIcon}
        shortcut="c"
        label={t['comment.write']()}
        count={count}
        countLabel={t['comment.count']({ count })}
        aria-expanded={isWriting}
        isLoading={unanswered.some((sent) => isNewCommentOf(sent, post.id))}
        onClick={() => (isWriting ? closeEditor() : openEditor({ postId: post.id }))}
      />
      {count > 0 && (
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
      {isWriting && (
        <div className={row}>
          <CommentForm label={t['comment.new']()} at={{ postId: post.id }} onSend={create.mutateAsync} />
        </div>
      )}
    </>
  )
}
