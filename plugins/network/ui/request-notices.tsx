import { useHref, useTexts } from '@kernel'
import { loadableOf } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { maxNotices } from '../../notices/contract'
import { usePublicPagePath } from '../../public-page/contract'
import { receivedRequestsQuery } from '../api/queries'
import { manageConnectionsRoute } from '../contract'
import { displayName } from '../model/person'
import { networkTexts } from '../texts'
import { AnswerButtons } from './answer-buttons'

/** Loaded once after the first paint, because the bell shows their number. */
export default function useRequestNotices() {
  const t = useTexts(networkTexts)
  const href = useHref()
  const pathOf = usePublicPagePath()
  return loadableOf(useQuery(receivedRequestsQuery()), (requests) =>
    requests.slice(0, maxNotices).map((request) => {
      const { id, login, email, pictureUrl } = request
      const name = displayName(request, email || t['connections.unknown']())
      return {
        id: String(id),
        title: t['requests.notice']({ name }),
        detail: login && `@${login}`,
        to: pathOf(login) ?? href(manageConnectionsRoute) ?? '',
        avatar: { name, pictureUrl },
        actions: <AnswerButtons request={request} />,
      }
    }),
  )
}
