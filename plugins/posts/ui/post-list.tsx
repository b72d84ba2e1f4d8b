import { useTexts } from '@kernel'
import { stack } from 'styled-system/patterns'
import type { Post } from '../model/post'
import { postsTexts } from '../texts'
import { PostCard } from './post-card'

/** Posts one under the other, newest first. */
export function PostList({ posts }: { readonly posts: readonly Post[] }) {
  const t = useTexts(postsTexts)
  return (
    <div role="feed" aria-label={t['feed.title']()} className={stack({ gap: '5' })}>
      {posts.map((post, index) => (
        <PostCard key={post.id} post={post} position={index + 1} total={posts.length} />
      ))}
    </div>
  )
}
