import { $session, sameId } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { ContactAvatarProps } from '../../messaging/contract'
import { groupsQuery } from '../api/queries'
import { GroupFaces } from './group-faces'

/** The faces of a group wherever its conversation is. People have theirs from another plugin. */
export default function ContactFaces(props: ContactAvatarProps) {
  return props.contact.members.length > 0 && <Faces {...props} />
}

function Faces({ contact: { id, name, members }, size = 'sm' }: ContactAvatarProps) {
  const { data: groups, isPending } = useQuery(groupsQuery())
  const ownName = useUnit($session)?.person.name
  // Smaller ones could not be told apart.
  if (isPending || (size !== 'sm' && size !== 'xs')) return null
  const known = groups?.find((group) => sameId(group.id, id))
  // Of the groups of other people only the names of the members are known, the own one among them.
  const others = members.filter((member) => member !== ownName)
  const named = others.map((member, index) => ({ userId: index, name: member, login: '', pictureUrl: '' }))
  return <GroupFaces group={known ?? { id, name, members: named }} size={size} />
}
