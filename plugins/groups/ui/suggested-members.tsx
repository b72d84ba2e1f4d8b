import { useTexts } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SuggestionSourceProps } from '../../network/contract'
import { groupsQuery } from '../api/groups.query'
import { groupsTexts } from '../texts'

/** Suggests the members of the user's groups. */
export default function SuggestedMembers({ onFound }: SuggestionSourceProps) {
  const t = useTexts(groupsTexts)
  const { data } = useQuery(groupsQuery())
  useEffect(() => {
    onFound(
      data?.flatMap(({ name, members }) =>
        members.map(({ userId, ...member }) => ({
          ...member,
          id: userId,
          isInGroup: true,
          reason: name ? t.suggestion({ name }) : undefined,
        })),
      ) ?? [],
    )
  }, [data, onFound, t])
  return null
}
