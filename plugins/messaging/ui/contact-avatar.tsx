import { $session } from '@kernel'
import { Faces, imageUrl, useCollected } from '@kernel/parts'
import { Avatar, type AvatarProps } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { createContext, memo, type ReactNode, use, useMemo } from 'react'
import { type Contact, contactPictures, groupsToMessage } from '../contract'
import { displayName, facesOfGroup, type KnownFaces } from '../model/contact'
import type { Author } from '../model/message'

const KnownFacesContext = createContext<KnownFaces>({ pictures: new Map(), groups: undefined, me: undefined })

interface ContactFacesProps {
  /** Whether the children come with their pictures, so that no initials stand in for them. */
  readonly isWhole?: boolean
  readonly children: ReactNode
}

/** Looks up the pictures of people and groups, once for all avatars in it. */
export function ContactFaces({ isWhole = false, children }: ContactFacesProps) {
  const people = useCollected(contactPictures, {})
  const own = useCollected(groupsToMessage, {})
  const me = useUnit($session)?.person.name
  const known = useMemo((): KnownFaces => {
    const found = people.entries.flatMap(({ result }) => (result.state === 'ready' ? result.value : []))
    // Without the groups, nothing tells that a conversation has faces.
    const areUnknown = !own.entries.some(({ result }) => result.state !== 'loading')
    const groups = own.entries.flatMap(({ result }) => (result.state === 'ready' ? result.value : []))
    return {
      pictures: new Map(found.map(({ userId, pictureUrl }) => [String(userId), pictureUrl])),
      groups: areUnknown ? undefined : groups,
      me,
    }
  }, [people.entries, own.entries, me])
  return (
    <KnownFacesContext value={known}>
      {people.runners}
      {own.runners}
      {!(isWhole && people.entries.some(({ result }) => result.state === 'loading')) && children}
    </KnownFacesContext>
  )
}

interface ContactAvatarProps {
  readonly contact: Contact
  /** Who wrote in the conversation, as far as its messages are loaded: the members of a group have no ids. */
  readonly authors?: readonly Author[] | undefined
  readonly size?: Extract<AvatarProps['size'], '3xs' | '2xs' | 'xs' | 'sm'>
}

/** The picture of a person, or the faces of a group, within {@link ContactFaces}. */
export const ContactAvatar = memo(function ContactAvatar({
  contact,
  authors,
  size = 'sm',
}: ContactAvatarProps) {
  const known = use(KnownFacesContext)
  const { id, name, members } = contact
  const isGroup = members.length > 0
  // Smaller faces of a group could not be told apart.
  if (isGroup && known.groups && (size === 'sm' || size === 'xs'))
    return <Faces name={name} members={facesOfGroup(contact, authors, known)} size={size} />
  const picture = isGroup ? '' : (known.pictures.get(String(id)) ?? '')
  const title = name || displayName(contact, '')
  return <Avatar src={imageUrl(picture)} name={title} size={size} isGroup={isGroup} />
})
