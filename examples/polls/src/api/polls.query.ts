import { apiQuery } from '@roda/kernel'
import { readPolls } from '../model/poll'

/** One list for all posts: a request for each post would be slow. */
export const pollsQuery = () => apiQuery('/api/polls', { read: readPolls })
