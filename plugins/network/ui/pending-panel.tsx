import { useHref, useTexts } from '@kernel'
import { TextLink } from '@kernel/ui'
import { manageConnectionsRoute } from '../contract'
import { networkTexts } from '../texts'
import { seeAll } from './network.recipe'
import { PendingLists } from './pending-lists'

const shownRequests = 2

export default function PendingPanel() {
  const t = useTexts(networkTexts)
  const href = useHref()
  return (
    <PendingLists limit={shownRequests}>
      <TextLink to={href(manageConnectionsRoute)} className={seeAll}>
        {t['suggestions.all']()}
      </TextLink>
    </PendingLists>
  )
}
