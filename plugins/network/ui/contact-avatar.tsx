import { sameId } from '@kernel'
import { imageUrl } from '@kernel/parts'
import { Avatar } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import type { ContactAvatarProps } from '../../messaging/contract'
import { connectionsQuery } from '../api/queries'

/** The avatar of a contact, with the picture of a connection. Groups have an icon. */
export default function ContactAvatar({ contact, size }: ContactAvatarProps) {
  const { id, name, members } = contact
  const isGroup = members.length > 0
  const { data: connections = [] } = useQuery(connectionsQuery())
  const connection = isGroup ? undefined : connections.find(({ userId }) => sameId(userId, id))
  return (
    <Avatar
      src={imageUrl(connection?.pictureUrl ?? '')}
      name={name || members.filter(Boolean).join(', ')}
      size={size}
      isGroup={isGroup}
    />
  )
}
