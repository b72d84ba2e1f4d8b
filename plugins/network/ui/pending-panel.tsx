import { useHref, useTexts } from '@kernel'
import { imageUrl } from '@kernel/parts'
import { Avatar, Card, chevronRightIcon, Icon, TextLink, useMedia } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { connectionRequestsQuery } from '../api/connection-requests.query'
import { manageConnectionsRoute } from '../contract'
import { displayName } from '../model/person-summary'
import { networkTexts } from '../texts'
import { seeAll } from './network.recipe'
import { PendingLists } from './pending-lists'

const strip = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  px: '4',
  py: '2.5',
})
const faces = css({
  display: 'flex',
  '& > *': { outline: '2px solid {colors.surface}' },
  '& > * + *': { ms: '-2' },
})
const words = css({ flex: '1', minW: '0', textStyle: 'strong', fontWeight: '[600 !important]' })
const arrow = css({ color: 'quiet' })
const shownFaces = 3
const shownRequests = 2

/** Requests on my page: a card with the first ones in its column, otherwise one line that leads to them. */
export default function PendingPanel() {
  const t = useTexts(networkTexts)
  const href = useHref()
  const isWide = useMedia('(min-width: 64rem)')
  if (!isWide) return <Strip />
  return (
    <PendingLists isNarrow limit={shownRequests}>
      <TextLink to={href(manageConnectionsRoute)} className={seeAll}>
        {t['suggestions.all']()}
      </TextLink>
    </PendingLists>
  )
}

/**
 * One line with the faces and the number of the people who asked to connect, if they are known when the screen opens: a
 * line that comes later would push the posts away. The bell counts them, too.
 */
function Strip() {
  const t = useTexts(networkTexts)
  const href = useHref()
  const { data: requests = [] } = useQuery(connectionRequestsQuery())
  const [isInTime] = useState(requests.length > 0)
  if (!isInTime || requests.length === 0) return null
  return (
    <Card isBleed isInteractive padding="none" className={strip}>
      <span className={faces}>
        {requests.slice(0, shownFaces).map((person) => (
          <Avatar
            key={person.id}
            size="2xs"
            src={imageUrl(person.pictureUrl)}
            name={displayName(person, person.email)}
          />
        ))}
      </span>
      <TextLink to={href(manageConnectionsRoute)} variant="plain" isStretched className={words}>
        {t['requests.strip']({ count: requests.length })}
      </TextLink>
      <Icon of={chevronRightIcon} size="sm" className={arrow} />
    </Card>
  )
}
