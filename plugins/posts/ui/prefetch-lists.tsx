import { usePrefetchQuery } from '@kernel/parts'
import { feedQuery, myPostsQuery } from '../api/queries'

/** Prefetches the feed and the user's own posts when my page opens, whichever tab is shown. */
export default function PrefetchLists() {
  usePrefetchQuery(feedQuery())
  usePrefetchQuery(myPostsQuery())
  return null
}
