import { sameId } from '@kernel'
import { imageUrl } from '@kernel/parts'
import { Avatar } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { css } from 'styled-system/css'
import type { ContactAvatarProps } from '../../messaging/contract'
import { usePublicPagePath } from '../../public-page/contract'
import { connectionsQuery } from '../api/connections.query'

const link = css({ display: 'inline-grid', rounded: 'full' })

/** The avatar of a contact who is a connection. Groups have no avatar. */
export default function ContactAvatar({ contact, size, isLinked }: ContactAvatarProps) {
  const { id, name, members } = contact
  const { data: connections = [] } = useQuery(connectionsQuery())
  const connection = members.length > 0 ? undefined : connections.find(({ userId }) => sameId(userId, id))
  const avatar = (
    <Avatar src={imageUrl(connection?.pictureUrl ?? '')} name={name || members.join(', ')} size={size} />
  )
  return isLinked && connection?.login ? (
    <AvatarLink login={connection.login} label={name || connection.login}>
      {avatar}
    </AvatarLink>
  ) : (
    avatar
  )
}

interface AvatarLinkProps {
  readonly login: string
  readonly label: string
  readonly children: ReactNode
}

function AvatarLink({ login, label, children }: AvatarLinkProps) {
  const path = usePublicPagePath()(login)
  if (path === undefined) return children
  return (
    <Link to={path} aria-label={label} className={link}>
      {children}
    </Link>
  )
}
