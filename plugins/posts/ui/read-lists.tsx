import { useReadAhead } from '@kernel'
import { feedQuery } from '../api/feed.query'
import { myPostsQuery } from '../api/my-posts.query'

/** Reads the feed and one's own posts as soon as the hub is opened, whichever tab is shown (PST-PAGE-03). */
export default function ReadLists() {
  useReadAhead(feedQuery())
  useReadAhead(myPostsQuery())
  return null
}
