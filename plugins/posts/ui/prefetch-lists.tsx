import { usePrefetchQuery } from '@kernel/parts'
import { feedQuery } from '../api/feed.query'
import { myPostsQuery } from '../api/my-posts.query'

/** Prefetches the feed and the user's own posts when my page opens, whichever tab is shown. */
export default function PrefetchLists() {
  usePrefetchQuery(feedQuery())
  usePrefetchQuery(myPostsQuery())
  return null
}
