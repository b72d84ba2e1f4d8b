import { apiQuery } from '@kernel'
import { readPosts } from '../model/post'
import { shareStructure } from './cached-posts'

/** Poll interval in ms. */
const pollInterval = 60_000

/** Posts of the user's connections, newest first (PST-PAGE-03). */
export const feedQuery = () => ({
  ...apiQuery('/api/post/feed', { read: readPosts }),
  structuralSharing: shareStructure,
  refetchInterval: pollInterval,
})
