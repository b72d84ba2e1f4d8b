import { type Id, sameId, useTexts } from '@kernel'
import { VisuallyHidden } from '@kernel/ui'
import { memo, useState } from 'react'
import { endOf, messagesAfter } from '../model/merge-messages'
import { withoutQuote } from '../model/quote'
import { messagingTexts } from '../texts'
import type { Row } from './use-rows'

/** Maximum number of messages announced at a time; more would be hard to follow. */
const maxAnnounced = 3

interface MessageAnnouncerProps {
  readonly rows: readonly Row[]
  readonly userId: Id | undefined
}

/** Announces new messages from others to screen readers, but not old messages that scrolling renders. */
export const MessageAnnouncer = memo(function MessageAnnouncer({ rows, userId }: MessageAnnouncerProps) {
  const t = useTexts(messagingTexts)
  const [initial] = useState(() => endOf(rows))
  // Find new messages by position: a message that gets another key must not be announced again.
  const announced = messagesAfter(rows, initial)
    .filter((row) => !sameId(row.userId, userId))
    .map((row, position) => ({ ...row, position }))
    .slice(-maxAnnounced)
  return (
    <VisuallyHidden aria-live="polite" aria-relevant="additions">
      {announced.map(({ position, userName = '', text }) => (
        <span key={position}>{t['chat.said']({ name: userName, text: withoutQuote(text) })}</span>
      ))}
    </VisuallyHidden>
  )
})
