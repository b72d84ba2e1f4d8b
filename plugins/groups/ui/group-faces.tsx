import { Faces } from '@kernel/parts'
import type { Group } from '../model/group'
import { useMemberName } from './member-summary'

interface GroupFacesProps {
  readonly group: Pick<Group, 'name' | 'members'>
  readonly size?: 'xs'
}

export function GroupFaces({ group: { name, members }, size }: GroupFacesProps) {
  const nameOf = useMemberName()
  return <Faces name={name} members={members.map((one) => ({ ...one, name: nameOf(one) }))} size={size} />
}
