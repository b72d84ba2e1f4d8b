import { useHref } from '@kernel'
import { SeeAll } from '@kernel/ui'
import { manageConnectionsRoute } from '../contract'
import { PendingLists } from './pending-lists'

const shownRequests = 2

export default function PendingPanel() {
  const href = useHref()
  return (
    <PendingLists limit={shownRequests}>
      <SeeAll to={href(manageConnectionsRoute)} />
    </PendingLists>
  )
}
