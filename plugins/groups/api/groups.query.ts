import { apiQuery } from '@kernel'
import { readGroups } from '../model/group'

/** Query of the user's groups with their members (GRP-LIST-01). */
export const groupsQuery = () => apiQuery('/api/UserGroup', { read: readGroups, keepOffline: true })
