import { useTexts } from '@kernel'
import { loadableOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { homeFeedQuery } from '../api/queries'
import { excerptOf, shorten } from '../model/excerpt'
import { type RawPost, readPost } from '../model/post'
import { postsTexts } from '../texts'
import { useVisiblePosts } from './use-personal-lists'

/** Number of newest public posts whose authors are suggested. */
const maxPosts = 60
/** Length of the beginning of a post in the reason; rows and cards cut it to their width. */
const maxReason = 80
const noPosts: readonly RawPost[] = []

/** Suggests the authors of public posts; the reason is their newest one. */
export default function useSuggestedAuthors() {
  const t = useTexts(postsTexts)
  const read = useQuery(homeFeedQuery())
  const visible = useVisiblePosts(read.data ?? noPosts)
  return loadableOf(read, () =>
    visible
      .slice(0, maxPosts)
      .map(readPost)
      .map(({ author: { name, login, picture }, content }) => {
        const text = shorten(excerptOf(content), maxReason)
        return {
          name,
          login,
          pictureUrl: picture,
          reason: text ? t['suggestion.wrote']({ text }) : undefined,
        }
      }),
  )
}
