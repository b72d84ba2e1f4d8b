import { apiQuery } from '@kernel'
import { readPosts } from '../model/post'
import { shareStructure } from './cached-posts'

/** What a person has written for everybody, newest first; asked for without a token (PST-HOME-01). */
export const publicPostsQuery = (login: string) => ({
  ...apiQuery('/api/post/publicpost/{id}', { init: { params: { path: { id: login } } }, read: readPosts }),
  structuralSharing: shareStructure,
})

/** What the whole community has written for everybody, newest first; asked for without a token (PST-HOME-01). */
export const homeFeedQuery = () => ({
  ...apiQuery('/api/post/homeFeed', { read: readPosts }),
  structuralSharing: shareStructure,
})
