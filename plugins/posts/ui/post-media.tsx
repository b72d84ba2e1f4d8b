import { useTexts } from '@kernel'
import { VideoFrame } from '@kernel/parts'
import { css } from 'styled-system/css'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'
import { PostPicture } from './post-picture'

const media = css({
  stack: true,
  gap: '1',
  mt: '3',
  overflow: 'hidden',
  borderTopWidth: '1px',
  borderBottomWidth: '1px',
})

interface PostMediaProps {
  readonly post: Post
  readonly author: string
}

export function PostMedia({ post, author }: PostMediaProps) {
  const t = useTexts(postsTexts)
  if (!post.picture && !post.video) return null
  return (
    <div className={media}>
      {post.picture && <PostPicture post={post} author={author} />}
      {post.video && <VideoFrame video={post.video} title={t['post.video']({ author })} />}
    </div>
  )
}
