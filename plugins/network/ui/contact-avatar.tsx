import { sameId } from '@kernel'
import { imageUrl } from '@kernel/parts'
import { Avatar } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import type { ContactAvatarProps } from '../../messaging/contract'
import { connectionsQuery } from '../api/connections.query'

/** The avatar of a contact who is a connection. Groups have no avatar (MSG-LIST-01, MSG-LIST-02). */
export default function ContactAvatar({ contact }: ContactAvatarProps) {
  const { id, name, members } = contact
  const { data: connections = [] } = useQuery(connectionsQuery())
  const connection = members.length > 0 ? undefined : connections.find(({ userId }) => sameId(userId, id))
  return <Avatar src={imageUrl(connection?.pictureUrl ?? '')} name={name || members.join(', ')} />
}
