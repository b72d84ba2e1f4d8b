import { useHref, useTexts } from '@kernel'
import { confirmRequested } from '@kernel/parts'
import { ButtonLink, IconButton, pencilIcon, trashIcon, VisuallyHidden } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { hstack } from 'styled-system/patterns'
import { useDeletePost } from '../api/delete-post.mutation'
import { editPostRoute } from '../contract'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'

const text = postsTexts.ref

/** Edit and delete buttons of the user's own posts (PST-CARD-03). */
export function OwnPostActions({ post }: { readonly post: Post }) {
  const t = useTexts(postsTexts)
  const href = useHref()
  const requestConfirm = useUnit(confirmRequested)
  const { mutate } = useDeletePost()
  const handleDelete = () =>
    requestConfirm({
      title: text('post.deleteTitle'),
      body: text('post.deleteSure'),
      yes: { isDanger: true, run: () => mutate(post.id) },
    })
  return (
    <div className={hstack({ gap: '1', flexShrink: '0', color: 'quiet' })}>
      <ButtonLink to={href(editPostRoute, { id: post.id })} variant="quiet" isIcon icon={pencilIcon}>
        <VisuallyHidden>{t['post.edit']()}</VisuallyHidden>
      </ButtonLink>
      <IconButton icon={trashIcon} label={t['post.delete']()} onClick={handleDelete} />
    </div>
  )
}
