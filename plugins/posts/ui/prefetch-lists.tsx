import { usePrefetchQuery } from '@kernel/parts'
import { feedQuery } from '../api/feed.query'
import { myPostsQuery } from '../api/my-posts.query'

/** Reads the feed and one's own posts as soon as the hub is opened, whichever tab is shown (PST-PAGE-03). */
export default function PrefetchLists() {
  usePrefetchQuery(feedQuery())
  usePrefetchQuery(myPostsQuery())
  return null
}
