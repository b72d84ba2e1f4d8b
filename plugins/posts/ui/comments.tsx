import { $session, useTexts } from '@kernel'
import { imageUrl, List } from '@kernel/parts'
import { Avatar, commentIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
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

const below = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '3',
  px: '4',
  pt: '3',
  pb: '4',
  borderTopWidth: '1px',
  borderColor: 'line',
})
const list = css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '3' })
const reply = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr)]',
  gap: '2.5',
  alignItems: 'start',
})

const textOf = ({ author, content }: PostComment) => `${author.name} ${content}`

interface CommentsProps {
  readonly post: Post
  /** Look of the row of buttons. */
  readonly className: string | undefined
  /** Buttons before the one for a new comment. */
  readonly children: ReactNode
  /** Buttons after it. */
  readonly end: ReactNode
}

/**
 * The row of buttons below a post, with the one for a new comment and the number of comments, then the comments and
 * the form, which is where the new comment appears.
 */
export function Comments({ post, className, children, end }: CommentsProps) {
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
      <div className={className}>
        {children}
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
        {end}
      </div>
      {(count > 0 || isWriting) && (
        <div className={below}>
          {count > 0 && (
            <List
              items={post.comments}
              keyOf={({ id }) => id}
              textOf={textOf}
              aria-label={t['comments.title']()}
              className={list}
            >
              {(comment, row) => (
                <Comment comment={comment} postId={post.id} focusTarget={button} row={row} />
              )}
            </List>
          )}
          {isWriting && (
            <div className={reply}>
              <MyFace />
              <CommentForm label={t['comment.new']()} at={{ postId: post.id }} onSend={create.mutateAsync} />
            </div>
          )}
        </div>
      )}
    </>
  )
}

function MyFace() {
  const person = useUnit($session)?.person
  return person && <Avatar src={imageUrl(person.pictureUrl)} name={person.name || person.login} size="2xs" />
}
