import { apiQuery } from '@kernel'
import { readTags } from '../model/tag'

/** One's tags. */
export const tagsQuery = () => apiQuery('/api/Tag/', { read: readTags })
