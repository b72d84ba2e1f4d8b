import { apiQuery } from '@kernel'
import { readTags } from '../model/tag'

export const tagsQuery = () => apiQuery('/api/Tag/', { read: readTags })
