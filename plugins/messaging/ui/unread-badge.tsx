import { useTexts } from '@kernel'
import { CountBadge } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { $unreadCount } from '../model/unread'
import { messagingTexts } from '../texts'

export default function UnreadBadge() {
  const t = useTexts(messagingTexts)
  const count = useUnit($unreadCount)
  return <CountBadge count={count} label={t['conversations.unread']({ count })} />
}
