import { useTexts } from '@kernel'
import { CountBadge, Icon, offlineIcon, VisuallyHidden } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import { $unreadCount } from '../model/unread'
import { messagingTexts } from '../texts'
import { isLost, useShownHubState } from './use-shown-hub-state'

// Beside the icon of the place, at the other side of it than the count; on desktops in the line.
const lostMark = css({
  flex: 'none',
  color: 'warning',
  xlDown: { position: 'absolute', top: '1', insetEnd: '[calc(50% + 0.5rem)]' },
})

export default function UnreadBadge() {
  const t = useTexts(messagingTexts)
  const count = useUnit($unreadCount)
  const hubState = useShownHubState()
  return (
    <>
      {isLost(hubState) && (
        <span className={lostMark}>
          <Icon of={offlineIcon} size="sm" />
          <VisuallyHidden>{t['hub.lost']()}</VisuallyHidden>
        </span>
      )}
      <CountBadge count={count} label={t['conversations.unread']({ count })} />
    </>
  )
}
