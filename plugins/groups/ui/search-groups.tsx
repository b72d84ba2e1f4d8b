import { useHref, useTexts } from '@kernel'
import { useSearchSource } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import type { SearchSourceProps } from '../../search/contract'
import { groupsQuery } from '../api/queries'
import { createGroupRoute, manageGroupsRoute } from '../contract'
import type { Group } from '../model/group'
import { groupsTexts } from '../texts'
import { GroupFaces } from './group-faces'
import { useMemberCount } from './member-summary'

const textOf = ({ name, members }: Group) => [name, ...members.map((member) => member.name)].join(' ')

export default function useGroupsSearch(props: SearchSourceProps) {
  const t = useTexts(groupsTexts)
  const href = useHref()
  const countOf = useMemberCount()
  const query = useQuery({ ...groupsQuery(), enabled: props.searchText !== '' })
  return useSearchSource(props, {
    items: query.data,
    textOf,
    query,
    actions: [{ id: 'create', title: t['editor.create'](), to: href(createGroupRoute), isAction: true }],
    resultOf: (group) => ({
      id: String(group.id),
      title: group.name || t.noName(),
      detail: countOf(group.members),
      face: <GroupFaces group={group} size="xs" />,
      to: href(manageGroupsRoute, undefined, { group: group.id }),
    }),
  })
}
