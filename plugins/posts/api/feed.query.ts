import { apiQuery } from '@kernel'
import { readPosts } from '../model/post'
import { shareStructure } from './cached-posts'

/** How often the server is asked for what others have written meanwhile, in ms. */
const pace = 60_000

/** Posts of the people one is connected with, newest first (PST-PAGE-03). */
export const feedQuery = () => ({
  ...apiQuery('/api/post/feed', { read: readPosts }),
  structuralSharing: shareStructure,
  refetchInterval: pace,
})
