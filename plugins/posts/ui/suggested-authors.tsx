import { loadableOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { homeFeedQuery } from '../api/queries'
import { excerptOf, shorten } from '../model/excerpt'
import { type RawPost, readPost } from '../model/post'
import { useVisiblePosts } from './use-personal-lists'

/** Number of newest public posts whose authors are suggested. */
const maxPosts = 60
/** Length of the beginning of a post: two lines of a small card. */
const maxQuote = 36
const noPosts: readonly RawPost[] = []

/** Suggests the authors of public posts; the quote is the beginning of their newest one. */
export default function useSuggestedAuthors() {
  const read = useQuery(homeFeedQuery())
  const visible = useVisiblePosts(read.data ?? noPosts)
  return loadableOf(read, () =>
    visible
      .slice(0, maxPosts)
      .map(readPost)
      .map(({ author: { name, login, picture }, content }) => ({
        name,
        login,
        pictureUrl: picture,
        quote: shorten(excerptOf(content), maxQuote) || undefined,
      })),
  )
}
