import { useEffect, useRef, useState } from 'react'
import { css } from 'styled-system/css'
import { stack } from 'styled-system/patterns'
import type { Post } from '../model/post'
import { PostCard } from './post-card'

/** Cards drawn at first, and again each time the reader nears the end. */
const batch = 12

interface PostListProps {
  readonly posts: readonly Post[]
  /** What the list is called. */
  readonly label: string
  /** Whether all of it is one's own. */
  readonly isMine?: boolean
}

/** Posts one under the other, newest first; more are drawn as one reads on. */
export function PostList({ posts, label, isMine = false }: PostListProps) {
  const { drawn, end } = useReadingOn(posts.length)

  return (
    <div role="feed" aria-label={label} className={stack({ gap: '5' })}>
      {posts.slice(0, drawn).map((post, index) => (
        <PostCard key={post.id} post={post} position={index + 1} total={posts.length} isMine={isMine} />
      ))}
      {drawn < posts.length && <div ref={end} className={css({ h: 'px' })} />}
    </div>
  )
}

function useReadingOn(total: number) {
  const [drawn, setDrawn] = useState(batch)
  const end = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the mark has moved when more are drawn
  useEffect(() => {
    if (!end.current) return
    const watch = new IntersectionObserver(
      ([mark]) => mark?.isIntersecting && setDrawn((count) => Math.min(total, count + batch)),
      { rootMargin: '150% 0px' },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [drawn, total])

  return { drawn, end }
}
