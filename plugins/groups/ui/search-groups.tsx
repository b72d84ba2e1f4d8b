import { useHref, useTexts } from '@kernel'
import { useSearchSource } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import type { SearchSourceProps } from '../../search/contract'
import { groupsQuery } from '../api/queries'
import { manageGroupsRoute } from '../contract'
import type { Group } from '../model/group'
import { groupsTexts } from '../texts'
import { GroupFaces } from './group-faces'

const textOf = ({ name, members }: Group) => [name, ...members.map((member) => member.name)].join(' ')

export default function useGroupsSearch(props: SearchSourceProps) {
  const t = useTexts(groupsTexts)
  const href = useHref()
  const query = useQuery({ ...groupsQuery(), enabled: props.searchText !== '' })
  return useSearchSource(props, {
    items: query.data,
    textOf,
    query,
    resultOf: (group) => ({
      id: String(group.id),
      title: group.name || t.noName(),
      detail: t.members({ count: group.members.length }),
      face: <GroupFaces group={group} size="xs" />,
      to: href(manageGroupsRoute, undefined, { group: group.id }),
    }),
  })
}
