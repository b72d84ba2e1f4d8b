import { sameId } from '@kernel'
import { TextLink } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import type { ContactDetailsProps } from '../../messaging/contract'
import { usePublicPagePath } from '../../public-page/contract'
import { connectionsQuery } from '../api/queries'

export default function ContactUsername({ contact }: ContactDetailsProps) {
  const publicPagePath = usePublicPagePath()
  const { data: connections = [] } = useQuery(connectionsQuery())
  const { login = '' } = connections.find(({ userId }) => sameId(userId, contact.id)) ?? {}
  if (login === '') return null
  return (
    <TextLink variant="plain" isStretched to={publicPagePath(login)}>
      @{login}
    </TextLink>
  )
}
