import { type Id, readDate, sameId, useTexts } from '@kernel'
import { useFormats } from '@kernel/parts'
import { VisuallyHidden } from '@kernel/ui'
import { messagingTexts } from '../texts'
import { DeleteMessage } from './delete-message'
import { FailedMessage } from './failed-message'
import { messageRowRecipe } from './message-row.recipe'
import type { Row } from './use-rows'

interface MessageRowProps {
  readonly row: Row
  /** The row above this one. */
  readonly previous: Row | undefined
  readonly isLast: boolean
  readonly userId: Id | undefined
  readonly isGroup: boolean
  readonly conversation: Id
}

/** Row of a message with author, time and actions (MSG-CHAT-03, MSG-CHAT-04, MSG-CHAT-05). */
export function MessageRow({ row, previous, isLast, userId, isGroup, conversation }: MessageRowProps) {
  const t = useTexts(messagingTexts)
  const formats = useFormats()
  const isMine = row.state !== undefined || sameId(row.userId, userId)
  const styles = messageRowRecipe({ isMine, isUnsure: row.state === 'sending' })

  const sentAt = readDate(row.sentAt)
  const day = sentAt && formats.date(sentAt)
  const previousDay = readDate(previous?.sentAt)
  const isNewDay = day !== undefined && (!previousDay || formats.date(previousDay) !== day)
  const author = isMine ? t['chat.you']() : row.userName || t['conversations.unnamed']()
  const isNamed = isGroup && !isMine && !sameId(previous?.userId, row.userId)

  return (
    <>
      {isNewDay && <p className={styles.day}>{day}</p>}
      <div className={styles.root}>
        {isNamed ? <p className={styles.author}>{author}</p> : <VisuallyHidden>{author}</VisuallyHidden>}
        <div className={styles.line}>
          <p dir="auto" className={styles.bubble}>
            {row.text}
          </p>
          {isMine && row.id !== undefined && (
            <span data-remove>
              <DeleteMessage id={row.id} text={row.text} conversation={conversation} />
            </span>
          )}
        </div>
        {row.state === 'failed' ? (
          <FailedMessage messageKey={row.key} className={styles.failed} />
        ) : (
          <p className={styles.footer}>
            {row.state === 'sending' ? t['message.sending']() : sentAt && formats.time(sentAt)}
            {isMine && isLast && row.state === undefined && ` ${t['message.sent']()}`}
          </p>
        )}
      </div>
    </>
  )
}
