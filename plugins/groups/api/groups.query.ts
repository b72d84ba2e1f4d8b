import { apiQuery } from '@kernel'
import { readGroups } from '../model/group'

/** Query of the user's groups with their members. */
export const groupsQuery = () => apiQuery('/api/UserGroup', { read: readGroups, keepOffline: true })
