import { apiQuery } from '@kernel'
import { readPosts } from '../model/post'
import { shareStructure } from './cached-posts'

/** Query of the user's own posts, newest first. */
export const myPostsQuery = () => ({
  ...apiQuery('/api/post/', { read: readPosts, keepOffline: true }),
  structuralSharing: shareStructure,
})
