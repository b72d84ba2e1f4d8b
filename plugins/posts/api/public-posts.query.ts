import { apiQuery } from '@kernel'
import { readPosts } from '../model/post'
import { shareStructure } from './cached-posts'

/** Query of a person's public posts, newest first; requested without a token. */
export const publicPostsQuery = (login: string) => ({
  ...apiQuery('/api/post/publicpost/{id}', { init: { params: { path: { id: login } } }, read: readPosts }),
  structuralSharing: shareStructure,
})

/** Query of the public posts of all members, newest first; requested without a token. */
export const homeFeedQuery = () => ({
  ...apiQuery('/api/post/homeFeed', { read: readPosts }),
  structuralSharing: shareStructure,
})
