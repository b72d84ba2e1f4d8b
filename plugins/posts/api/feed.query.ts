import { apiQuery } from '@kernel'
import { readPosts } from '../model/post'

/** Posts of the people one is connected with, newest first (PST-PAGE-03). */
export const feedQuery = () => apiQuery('/api/post/feed', { read: readPosts })
