import { type Id, useTexts } from '@kernel'
import { useSlotMenu } from '@kernel/parts'
import { IconButton, Menu, moreIcon } from '@kernel/ui'
import { useMemo } from 'react'
import { css } from 'styled-system/css'
import { type CommentReference, commentActions } from '../contract'
import type { PostComment } from '../model/post'
import { postsTexts } from '../texts'

const quiet = css({ flexShrink: '0', color: 'quiet' })

interface CommentMenuProps {
  readonly comment: PostComment
  readonly postId: Id
  readonly isOwn: boolean
}

/** Menu of a comment with the items of other plugins; without any there is no menu. */
export function CommentMenu({ comment: { id, author, content }, postId, isOwn }: CommentMenuProps) {
  const t = useTexts(postsTexts)
  const comment = useMemo<CommentReference>(
    () => ({ id, postId, isOwn, author: author.name, content }),
    [id, postId, isOwn, author.name, content],
  )
  const { items, view } = useSlotMenu(commentActions, { comment }, isOwn ? 'own' : 'others')
  if (items.length === 0) return null
  return (
    <div className={quiet}>
      <Menu
        align="end"
        items={items}
        trigger={(props) => <IconButton {...props} icon={moreIcon} label={t['post.more']()} />}
      />
      {view}
    </div>
  )
}
