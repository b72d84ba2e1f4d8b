import { Button, commentIcon, useTexts } from '@kernel'
import { useUnit } from 'effector-react'
import { useEffect, useRef } from 'react'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import { useCreateComment } from '../api/comment.mutations'
import { $commenting, $unansweredComments, commentingBegan, isWritingOf } from '../model/commenting'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'
import { Comment } from './comment'
import { CommentForm } from './comment-form'

/** What others say of a post, and saying something oneself (PST-COMM-01). */
export function Comments({ post }: { readonly post: Post }) {
  const t = useTexts(postsTexts)
  const [commenting, unanswered, begin] = useUnit([$commenting, $unansweredComments, commentingBegan])
  const create = useCreateComment(post.id)
  const isWriting = isWritingOf(commenting, post.id)
  const button = useFocusAfter(isWriting)

  return (
    <div className={stack({ gap: '4' })}>
      {post.comments.length > 0 && (
        <ul
          aria-label={t['comments.title']()}
          className={css({ display: 'grid', gap: '4', pt: '4', borderTopWidth: '1px', borderColor: 'line' })}
        >
          {post.comments.map((comment) => (
            <Comment key={comment.id} comment={comment} postId={post.id} />
          ))}
        </ul>
      )}
      {isWriting ? (
        <CommentForm label={t['comment.new']()} at={{ postId: post.id }} onSend={create.mutateAsync} />
      ) : (
        <Button
          ref={button}
          variant="quiet"
          size="sm"
          icon={commentIcon}
          isLoading={unanswered.some((sent) => isWritingOf(sent, post.id))}
          onClick={() => begin({ postId: post.id })}
          className={css({ justifySelf: 'start', alignSelf: 'start', color: 'quiet' })}
        >
          {t['comment.write']()}
        </Button>
      )}
    </div>
  )
}

/** What was in the form's place has the focus when the form is gone: else the keyboard begins at the top again. */
function useFocusAfter(isWriting: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasWriting = useRef(isWriting)
  useEffect(() => {
    if (wasWriting.current && !isWriting && document.activeElement === document.body) button.current?.focus()
    wasWriting.current = isWriting
  }, [isWriting])
  return button
}
