import { htmlExcerpt, ShareDialog } from '@kernel/parts'
import { type PostActionProps, usePostAddress } from '../contract'

export default function sharePost({ post, onDone }: PostActionProps) {
  return <SharePost post={post} onClose={onDone} />
}

interface SharePostProps extends Pick<PostActionProps, 'post'> {
  readonly onClose: () => void
}

function SharePost({ post, onClose }: SharePostProps) {
  const address = usePostAddress()(post)
  const words = htmlExcerpt(post.content)
  return <ShareDialog address={address} title={post.author.name} words={words} onClose={onClose} />
}
