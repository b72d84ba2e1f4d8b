import { useTexts } from '@kernel'
import { loadableOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { groupsQuery } from '../api/queries'
import { groupsTexts } from '../texts'

export default function useSuggestedMembers() {
  const t = useTexts(groupsTexts)
  return loadableOf(useQuery(groupsQuery()), (groups) =>
    groups.flatMap(({ name, members }) =>
      members.map(({ userId, ...member }) => ({
        ...member,
        id: userId,
        isInGroup: true,
        reason: name ? t.suggestion({ name }) : undefined,
      })),
    ),
  )
}
