import { useHref, useTexts } from '@kernel'
import { ButtonLink, plusIcon } from '@kernel/ui'
import { createPostRoute } from '../contract'
import { postsTexts } from '../texts'

/** Link to the post editor at the top of my page. */
export default function NewPostLink() {
  const t = useTexts(postsTexts)
  const href = useHref()
  return (
    <ButtonLink to={href(createPostRoute)} icon={plusIcon}>
      {t['post.new']()}
    </ButtonLink>
  )
}
