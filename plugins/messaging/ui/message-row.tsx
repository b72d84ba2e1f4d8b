import { type Id, readDate, sameId, useTexts } from '@kernel'
import { useFormats } from '@kernel/parts'
import { VisuallyHidden } from '@kernel/ui'
import { messagingTexts } from '../texts'
import { DeleteMessage } from './delete-message'
import { FailedMessage } from './failed-message'
import { messageRowRecipe } from './message-row.recipe'
import type { Row } from './use-messages'

interface MessageRowProps {
  readonly row: Row
  /** The line above it. */
  readonly before: Row | undefined
  /** Whether nothing stands below it. */
  readonly isLast: boolean
  /** Who is reading. */
  readonly me: Id | undefined
  readonly isGroup: boolean
  readonly conversation: Id
}

/** One message: who, when, what, and what can be done with one's own (MSG-CHAT-03, MSG-CHAT-04, MSG-CHAT-05). */
export function MessageRow({ row, before, isLast, me, isGroup, conversation }: MessageRowProps) {
  const t = useTexts(messagingTexts)
  const formats = useFormats()
  const isMine = row.state !== undefined || sameId(row.userId, me)
  const look = messageRowRecipe({ isMine, isUnsure: row.state === 'sending' })

  const sentAt = readDate(row.sentAt)
  const day = sentAt && formats.date(sentAt)
  const dayBefore = readDate(before?.sentAt)
  const isNewDay = day !== undefined && (!dayBefore || formats.date(dayBefore) !== day)
  const author = isMine ? t['chat.you']() : row.userName || t['conversations.unnamed']()
  const isNamed = isGroup && !isMine && !sameId(before?.userId, row.userId)

  return (
    <>
      {isNewDay && <p className={look.day}>{day}</p>}
      <div className={look.root}>
        {isNamed ? <p className={look.author}>{author}</p> : <VisuallyHidden>{author}</VisuallyHidden>}
        <div className={look.line}>
          <p dir="auto" className={look.bubble}>
            {row.text}
          </p>
          {isMine && row.id !== undefined && (
            <span data-remove>
              <DeleteMessage id={row.id} text={row.text} conversation={conversation} />
            </span>
          )}
        </div>
        {row.state === 'failed' ? (
          <FailedMessage messageKey={row.key} className={look.failed} />
        ) : (
          <p className={look.foot}>
            {row.state === 'sending' ? t['message.sending']() : sentAt && formats.time(sentAt)}
            {isMine && isLast && row.state === undefined && ` ${t['message.sent']()}`}
          </p>
        )}
      </div>
    </>
  )
}
