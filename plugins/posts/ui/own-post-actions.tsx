import { IconButton, popupOpened, trashIcon, useTexts } from '@kernel'
import { useUnit } from 'effector-react'
import { useDeletePost } from '../api/delete-post.mutation'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'

const text = postsTexts.ref

/** What one may do with a post of one's own (PST-CARD-03). */
export function OwnPostActions({ post }: { readonly post: Post }) {
  const t = useTexts(postsTexts)
  const ask = useUnit(popupOpened)
  const { mutate } = useDeletePost()
  const handleDelete = () =>
    ask({
      title: text('post.delete'),
      body: text('post.deleteSure'),
      yes: { isDanger: true, run: () => mutate(post.id) },
    })
  return <IconButton icon={trashIcon} label={t['post.delete']()} onClick={handleDelete} />
}
