import { $languageTag, useHref, useTexts } from '@kernel'
import { Badge, ButtonLink, chatIcon } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { hstack } from 'styled-system/patterns'
import { messagesRoute } from '../../messaging/contract'
import { connectionsQuery } from '../api/connections.query'
import { foundPeopleQuery } from '../api/people-search.query'
import { networkTexts } from '../texts'
import { RequestButton } from './request-button'
import { useRelations } from './use-relations'

const row = hstack({ gap: '2', flexWrap: 'wrap' })
const isSameLogin = (login: string) => (person: { readonly login: string }) =>
  person.login.toLowerCase() === login.toLowerCase()

/** Actions on another person's public page: request a connection, or open the conversation. */
export default function PersonActions({ login }: { readonly login: string }) {
  const t = useTexts(networkTexts)
  const href = useHref()
  const relationTo = useRelations()
  const { data: connections, isPending } = useQuery(connectionsQuery())
  const connection = connections?.find(isSameLogin(login))
  // The response for a public page contains no user id, so it is searched by username.
  const { data: people } = useQuery({
    ...foundPeopleQuery(login, useUnit($languageTag)),
    enabled: !isPending && !connection,
  })
  const person = people?.find(isSameLogin(login))

  if (!connection) return person ? <RequestButton person={person} relation={relationTo(person)} /> : null
  const conversation = connection.userId && href(messagesRoute, undefined, { with: connection.userId })
  return (
    <div className={row}>
      {conversation && (
        <ButtonLink icon={chatIcon} to={conversation}>
          {t['people.message']()}
        </ButtonLink>
      )}
      <Badge tone="success">{t['people.connected']()}</Badge>
    </div>
  )
}
