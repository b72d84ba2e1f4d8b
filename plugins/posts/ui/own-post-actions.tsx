import { useHref, useTexts } from '@kernel'
import { ButtonLink, IconButton, pencilIcon, trashIcon, VisuallyHidden } from '@kernel/ui'
import { useDeletePost } from '../api/delete-post.mutation'
import { editPostRoute } from '../contract'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'

/** Edit and delete buttons of the user's own posts. */
export function OwnPostActions({ post }: { readonly post: Post }) {
  const t = useTexts(postsTexts)
  const href = useHref()
  const { mutate } = useDeletePost()
  return (
    <>
      <ButtonLink to={href(editPostRoute, { id: post.id })} variant="quiet" isIcon icon={pencilIcon}>
        <VisuallyHidden>{t['post.edit']()}</VisuallyHidden>
      </ButtonLink>
      <IconButton icon={trashIcon} label={t['post.delete']()} onClick={() => mutate(post.id)} />
    </>
  )
}
