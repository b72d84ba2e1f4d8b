import { htmlExcerpt, ShareDialog } from '@kernel/parts'
import { type PostActionProps, usePostAddress } from '../contract'

/** Of the post, in the name under which it is shared. */
const maxWords = 60

/** The item “Share” of the menu of a post. */
export default function sharePost({ post, onDone }: PostActionProps) {
  return <SharePost post={post} onClose={onDone} />
}

interface SharePostProps extends Pick<PostActionProps, 'post'> {
  readonly onClose: () => void
}

function SharePost({ post, onClose }: SharePostProps) {
  const address = usePostAddress()(post)
  const words = htmlExcerpt(post.content, maxWords)
  return <ShareDialog address={address} title={post.author.name} words={words} onClose={onClose} />
}
