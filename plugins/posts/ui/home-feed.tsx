import { useTexts } from '@kernel'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { css } from 'styled-system/css'
import { homeFeedQuery } from '../api/queries'
import { postsTexts } from '../texts'
import { PostPreviews } from './post-previews'
import { useVisiblePosts } from './use-personal-lists'

const heading = css({ textStyle: 'heading', textAlign: { md: 'center' }, mb: { base: '5', md: '8' } })

/** Public posts on the landing page, hidden when there are none. */
export default function HomeFeed() {
  const t = useTexts(postsTexts)
  const id = useId()
  const posts = useVisiblePosts(useSuspenseQuery(homeFeedQuery()).data)
  if (posts.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {t['home.title']()}
      </h2>
      <PostPreviews posts={posts} />
    </section>
  )
}
