import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SuggestionSourceProps } from '../../network/contract'
import { groupsQuery } from '../api/groups.query'

/** Suggests the members of the user's groups. */
export default function SuggestedMembers({ onFound }: SuggestionSourceProps) {
  const { data } = useQuery(groupsQuery())
  useEffect(() => {
    onFound(
      data?.flatMap(({ members }) => members.map(({ userId, ...member }) => ({ ...member, id: userId }))) ??
        [],
    )
  }, [data, onFound])
  return null
}
