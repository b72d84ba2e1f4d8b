import { useHref, useTexts } from '@kernel'
import { useSearchSource } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { usePublicPagePath } from '../../public-page/contract'
import type { SearchSourceProps } from '../../search/contract'
import { connectionsQuery } from '../api/queries'
import { manageConnectionsRoute } from '../contract'
import type { Connection } from '../model/connection'
import { displayName } from '../model/person'
import { networkTexts } from '../texts'

const tagsOf = ({ tags }: Connection) => tags.map(({ name }) => name).filter(Boolean)
const textOf = (connection: Connection) =>
  [connection.name, `@${connection.login}`, ...tagsOf(connection)].join(' ')

export default function useConnectionsSearch(props: SearchSourceProps) {
  const t = useTexts(networkTexts)
  const href = useHref()
  const pathOf = usePublicPagePath()
  const query = useQuery({ ...connectionsQuery(), enabled: props.searchText !== '' })
  return useSearchSource(props, {
    items: query.data,
    textOf,
    query,
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
