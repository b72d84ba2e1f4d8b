import { useTexts } from '@kernel'
import { CountBadge } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { receivedRequestsQuery } from '../api/queries'
import { networkTexts } from '../texts'

/** The number of connection requests, at the link to the connections. */
export default function RequestsBadge() {
  const t = useTexts(networkTexts)
  const { data: { length: count } = [] } = useQuery(receivedRequestsQuery())
  return <CountBadge count={count} label={t['requests.count']({ count })} />
}
