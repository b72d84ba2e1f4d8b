import { useTexts } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { homeFeedQuery } from '../api/public-posts.query'
import type { RawPost } from '../model/post'
import { postsTexts } from '../texts'
import { PostPreviews } from './post-previews'
import { useVisiblePosts } from './use-personal-lists'

const noPosts: readonly RawPost[] = []
const title = css({ textStyle: 'subheading', mb: '4' })

/** Public posts below an empty feed; renders nothing without posts or after an error. */
export default function NewcomerFeed() {
  const t = useTexts(postsTexts)
  const id = useId()
  const posts = useVisiblePosts(useQuery(homeFeedQuery()).data ?? noPosts)
  if (posts.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={title}>
        {t['newcomer.posts']()}
      </h2>
      <PostPreviews posts={posts} isNamed />
    </section>
  )
}
