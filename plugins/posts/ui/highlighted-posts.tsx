import { useTexts } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { LandingHighlightsProps } from '../../accounts/contract'
import { usePublicPagePath } from '../../public-page/contract'
import { homeFeedQuery } from '../api/queries'
import { excerptOf } from '../model/excerpt'
import { type RawPost, readPost } from '../model/post'
import { postsTexts } from '../texts'

/** Number of newest posts to choose from: some have no text, and several may have the same author. */
const maxPosts = 12

/** Reports the newest public posts with text, for the landing page. */
export default function HighlightedPosts({ onFound, onFailed }: LandingHighlightsProps) {
  const t = useTexts(postsTexts)
  const pathOf = usePublicPagePath()
  const { data, isError, refetch } = useQuery(homeFeedQuery())
  const reportFailure = useEffectEvent(() => onFailed(() => void refetch()))
  const report = useEffectEvent((posts: readonly RawPost[]) => {
    const items = posts.slice(0, maxPosts).flatMap((raw) => {
      const { id, content, author, postedAt: time, likes, comments } = readPost(raw)
      const { login, picture } = author
      const title = author.name || login || t['post.unknownAuthor']()
      const text = excerptOf(content)
      const to = pathOf(login)
      if (!text) return []
      return [
        {
          id: String(id),
          title,
          text,
          time,
          picture,
          isPerson: true,
          login,
          to,
          likes,
          comments: comments.length,
        },
      ]
    })
    onFound(items)
  })
  useEffect(() => {
    if (data) report(data)
    else if (isError) reportFailure()
  }, [data, isError])
  return null
}
