import { apiQuery } from '@kernel'
import { readPosts } from '../model/post'
import { shareStructure } from './cached-posts'

/** Interval in ms at which the feed is requested again. */
const pollInterval = 60_000

/** Query of the posts of the user's connections, newest first. */
export const feedQuery = () => ({
  ...apiQuery('/api/post/feed', { read: readPosts, keepOffline: true }),
  structuralSharing: shareStructure,
  refetchInterval: pollInterval,
})
