import { useTexts } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SuggestionSourceProps } from '../../network/contract'
import { groupsQuery } from '../api/queries'
import { groupsTexts } from '../texts'

/** Suggests the members of the user's groups. */
export default function SuggestedMembers({ onFound }: SuggestionSourceProps) {
  const t = useTexts(groupsTexts)
  const { data, error, refetch } = useQuery(groupsQuery())
  useEffect(() => {
    if (!data) {
      if (error) onFound([], { error, retry: () => void refetch() })
      return
    }
    onFound(
      data.flatMap(({ name, members }) =>
        members.map(({ userId, ...member }) => ({
          ...member,
          id: userId,
          isInGroup: true,
          reason: name ? t.suggestion({ name }) : undefined,
        })),
      ),
    )
  }, [data, error, refetch, onFound, t])
  return null
}
