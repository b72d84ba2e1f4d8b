import { $session } from '@kernel'
import { Slot } from '@kernel/parts'
import { Avatar } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { type ContactAvatarProps, contactAvatar } from '../../messaging/contract'
import { groupsQuery } from '../api/queries'
import { GroupFaces } from './group-faces'

/** Of the contributed faces of a person the last one is shown, and the initials until there is one. */
const lastChildOnly = css({ display: 'contents', '& > :not(:last-child)': { display: 'none' } })

/** The faces of a group wherever its conversation is. People have theirs from another plugin. */
export default function ContactFaces(props: ContactAvatarProps) {
  return props.contact.members.length > 0 && <Faces {...props} />
}

const textOf = (names: readonly string[]) => names.toSorted().join('\n')

function Faces({ contact: { id, name, members }, authors = [], size = 'sm' }: ContactAvatarProps) {
  const { data: groups, isPending } = useQuery(groupsQuery())
  const ownName = useUnit($session)?.person.name
  // Smaller ones could not be told apart.
  if (isPending || (size !== 'sm' && size !== 'xs')) return null
  // Of the groups of other people only the names of the members are known, the own one among them.
  const others = members.filter((member) => member !== ownName)
  // The id may be that of the conversation.
  const known = groups?.find(
    (group) => group.name === name && textOf(group.members.map((member) => member.name)) === textOf(others),
  )
  const named = others.map((member, index) => ({ userId: index, name: member, login: '', pictureUrl: '' }))
  if (known) return <GroupFaces group={known} size={size} />
  // A name that two members share could show the wrong face.
  const authorOf = (member: string) =>
    others.indexOf(member) === others.lastIndexOf(member)
      ? authors.find((author) => author.name === member)
      : undefined
  return (
    <GroupFaces
      group={{ id, name, members: named }}
      size={size}
      faceOf={({ name: member }, faceSize) => {
        const author = authorOf(member)
        return (
          author && (
            <span className={lastChildOnly}>
              <Avatar name={member} size={faceSize} />
              <Slot
                of={contactAvatar}
                props={{ contact: { id: author.id, name: member, members: [] }, size: faceSize }}
                whenFailed="nothing"
              />
            </span>
          )
        )
      }}
    />
  )
}
