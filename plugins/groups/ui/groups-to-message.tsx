import { loadableOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { groupsQuery } from '../api/queries'

export default function useGroupsToMessage() {
  return loadableOf(useQuery(groupsQuery()), (groups) => groups)
}
