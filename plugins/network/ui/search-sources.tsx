import { $languageTag, $session, useHref, useTexts } from '@kernel'
import { searchLength, useSearchSource } from '@kernel/parts'
import { personAddIcon } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { usePublicPagePath } from '../../public-page/contract'
import type { SearchSourceProps } from '../../search/contract'
import { connectionsQuery, foundPeopleQuery } from '../api/queries'
import { manageConnectionsRoute, useFindPeople } from '../contract'
import type { Connection } from '../model/connection'
import { displayName } from '../model/person'
import { createRelations } from '../model/relation'
import { networkTexts } from '../texts'
import { inviteSection } from './invite-section'

const tagsOf = ({ tags }: Connection) => tags.map(({ name }) => name).filter(Boolean)

const textOf = (connection: Connection) =>
  [connection.name, `@${connection.login}`, ...tagsOf(connection)].join(' ')

export function useConnectionsSearch(props: SearchSourceProps) {
  const t = useTexts(networkTexts)
  const href = useHref()
  const pathOf = usePublicPagePath()
  const query = useQuery({ ...connectionsQuery(), enabled: props.searchText !== '' })
  return useSearchSource(props, {
    items: query.data,
    textOf,
    query,
    actions: [
      {
        id: 'invite',
        title: t['invite.title'](),
        to: `${href(manageConnectionsRoute)}#${inviteSection}`,
        icon: personAddIcon,
        isAction: true,
      },
    ],
    resultOf: (connection) => {
      const { id, login, pictureUrl } = connection
      const title = displayName(connection, t['connections.unknown']())
      return {
        id: String(id),
        title,
        detail: [login && `@${login}`, ...tagsOf(connection)].filter(Boolean).join(' · '),
        to: pathOf(login) ?? href(manageConnectionsRoute),
        avatar: { name: title, pictureUrl },
      }
    },
  })
}

/** Minimum length of the search text: shorter texts would match too many people. */
const minLength = 2

/** Makes other people searchable in the navigation bar: the server finds people who are not connections. */
export function usePeopleSearch(props: SearchSourceProps) {
  const { searchText, debouncedText } = props
  const t = useTexts(networkTexts)
  const pathOf = usePublicPagePath()
  const findPeople = useFindPeople()
  const [language, session] = useUnit([$languageTag, $session])
  const isLong = searchLength(searchText) >= minLength
  const isSettled = isLong && debouncedText === searchText
  const connections = useQuery({ ...connectionsQuery(), enabled: isSettled }).data
  const query = useQuery({ ...foundPeopleQuery(debouncedText, language), enabled: isSettled })
  const people = useMemo(() => {
    const relationTo = createRelations(connections ?? [], [])
    const own = session?.person.login
    return query.data?.filter((person) => person.login !== own && relationTo(person) !== 'connected')
  }, [query.data, connections, session])
  return useSearchSource(props, {
    items: isSettled ? people : undefined,
    query: { ...query, isLoading: isLong && (!isSettled || query.isLoading) },
    resultOf: (person) => {
      const { id, login, pictureUrl } = person
      const title = displayName(person, t['connections.unknown']())
      const found =
        findPeople === undefined ? undefined : `${findPeople}&q=${encodeURIComponent(debouncedText)}`
      return {
        id: String(id),
        title,
        detail: login && `@${login}`,
        to: pathOf(login) ?? found,
        avatar: { name: title, pictureUrl },
      }
    },
  })
}
