import { useTexts } from '@kernel'
import { CountBadge } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { receivedRequestsQuery } from '../api/queries'
import { networkTexts } from '../texts'

export default function RequestsBadge() {
  const t = useTexts(networkTexts)
  const { data: { length: count } = [] } = useQuery(receivedRequestsQuery())
  return <CountBadge count={count} label={t['requests.count']({ count })} />
}
