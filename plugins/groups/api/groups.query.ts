import { apiQuery } from '@kernel'
import { heldGroups } from '../contract'
import { readGroups } from '../model/group'

const [, path] = heldGroups.queryKey

/** The person's groups with their members (GRP-LIST-01). */
export const groupsQuery = () => apiQuery(path, { read: readGroups })
