import { useTexts } from '@kernel'
import { useSlotMenu } from '@kernel/parts'
import { IconButton, Menu, moreIcon } from '@kernel/ui'
import { useMemo } from 'react'
import { css } from 'styled-system/css'
import { type CommentReference, commentActions, usePostAddress } from '../contract'
import type { Post, PostComment } from '../model/post'
import { postsTexts } from '../texts'
import { useCopyLink } from './use-copy-link'

const quiet = css({ flexShrink: '0', color: 'quiet' })

interface CommentMenuProps {
  readonly comment: PostComment
  readonly post: Post
  readonly isOwn: boolean
}

export function CommentMenu({ comment: { id, author, content }, post, isOwn }: CommentMenuProps) {
  const t = useTexts(postsTexts)
  const postId = post.id
  const address = usePostAddress()(post, id)
  const link = useCopyLink(address)
  const comment = useMemo<CommentReference>(
    () => ({ id, postId, address, isOwn, author: author.name, content }),
    [id, postId, address, isOwn, author.name, content],
  )
  const { items, view } = useSlotMenu(commentActions, { comment }, isOwn ? 'own' : 'others')
  return (
    <div className={quiet}>
      <Menu
        align="end"
        items={[link.item, ...items]}
        trigger={(props) => <IconButton {...props} icon={moreIcon} label={t['comment.actions']()} />}
      />
      {link.fallback}
      {view}
    </div>
  )
}
