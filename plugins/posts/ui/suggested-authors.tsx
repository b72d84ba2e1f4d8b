import { useTexts } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SuggestionSourceProps } from '../../network/contract'
import { homeFeedQuery } from '../api/public-posts.query'
import { readPost } from '../model/post'
import { postsTexts } from '../texts'

/** Number of newest public posts whose authors are suggested. */
const maxPosts = 60

/** Suggests the authors of public posts. */
export default function SuggestedAuthors({ onFound }: SuggestionSourceProps) {
  const t = useTexts(postsTexts)
  const { data, error, refetch } = useQuery(homeFeedQuery())
  useEffect(() => {
    if (!data) {
      if (error) onFound([], { error, retry: () => void refetch() })
      return
    }
    const authors = data.slice(0, maxPosts).map((post) => readPost(post).author)
    onFound(
      authors.map(({ name, login, picture }) => ({
        name,
        login,
        pictureUrl: picture,
        reason: t['public.suggestion'](),
      })),
    )
  }, [data, error, refetch, onFound, t])
  return null
}
