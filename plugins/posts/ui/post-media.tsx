import { useTexts } from '@kernel'
import { VideoFrame } from '@kernel/parts'
import { css, cx } from 'styled-system/css'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'
import { PostPicture } from './post-picture'

// Negative margins undo the padding of the card, so that the media are as wide as the card.
const media = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gap: '1',
  mx: { base: '-4', sm: '-5' },
  overflow: 'hidden',
})
const top = css({ mt: { base: '-4', sm: '-5' }, borderTopRadius: '[calc({radii.lg} - 1px)]' })

interface PostMediaProps {
  readonly post: Post
  readonly author: string
  /** Whether the media are at the top of the card. */
  readonly isTop?: boolean
}

/** The image and the video of a post, as wide as the card. */
export function PostMedia({ post, author, isTop = false }: PostMediaProps) {
  const t = useTexts(postsTexts)
  if (!post.picture && !post.video) return null
  return (
    <div className={cx(media, isTop && top)}>
      {post.picture && <PostPicture post={post} author={author} />}
      {post.video && <VideoFrame video={post.video} title={t['post.video']({ author })} isWide />}
    </div>
  )
}
