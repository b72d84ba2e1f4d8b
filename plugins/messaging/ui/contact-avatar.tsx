import { $session } from '@kernel'
import { Faces, imageUrl, useCollected } from '@kernel/parts'
import { Avatar, type AvatarProps, Skeleton } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { createContext, memo, type ReactNode, use, useMemo } from 'react'
import { type Contact, contactPictures, groupsToMessage } from '../contract'
import { displayName, facesOfGroup, type KnownFaces } from '../model/contact'
import type { Author } from '../model/message'

const KnownFacesContext = createContext<KnownFaces & { readonly isLoading: boolean }>({
  pictures: new Map(),
  groups: undefined,
  me: undefined,
  isLoading: false,
})

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
  const known = useMemo(() => {
    const found = people.entries.flatMap(({ result }) => (result.state === 'ready' ? result.value : []))
    // Without the groups, nothing tells that a conversation has faces.
    const areUnknown = !own.entries.some(({ result }) => result.state !== 'loading')
    const groups = own.entries.flatMap(({ result }) => (result.state === 'ready' ? result.value : []))
    return {
      pictures: new Map(found.map(({ userId, pictureUrl }) => [String(userId), pictureUrl])),
      groups: areUnknown ? undefined : groups,
      me,
      isLoading: [...people.entries, ...own.entries].some(({ result }) => result.state === 'loading'),
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
  /** Whether the authors are still loading. */
  readonly isAwaited?: boolean
  readonly size?: Extract<AvatarProps['size'], '3xs' | '2xs' | 'xs' | 'sm'>
}

/** The picture of a person, or the faces of a group, within {@link ContactFaces}. */
export const ContactAvatar = memo(function ContactAvatar({
  contact,
  authors,
  isAwaited = false,
  size = 'sm',
}: ContactAvatarProps) {
  const known = use(KnownFacesContext)
  const { id, name, members } = contact
  const isGroup = members.length > 0
  // Smaller faces of a group could not be told apart.
  const faces =
    isGroup && known.groups && (size === 'sm' || size === 'xs')
      ? facesOfGroup(contact, authors, known).slice(0, 3)
      : undefined
  const picture = isGroup ? '' : (known.pictures.get(String(id)) ?? '')
  // Initials would look like all there is.
  const isPictured = faces ? faces.every(({ pictureUrl }) => pictureUrl) : picture !== ''
  if (size === 'sm' && !isPictured && (known.isLoading || (isGroup && isAwaited)))
    return <Skeleton shape="circle" />
  if (faces) return <Faces name={name} members={faces} size={size === 'xs' ? 'xs' : 'sm'} />
  const title = name || displayName(contact, '')
  return <Avatar src={imageUrl(picture)} name={title} size={size} isGroup={isGroup} />
})
