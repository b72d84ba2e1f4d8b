import { type Id, readDate, sameId, useTexts } from '@kernel'
import { LinkedText, useFormats, useMinute, useSlotMenu } from '@kernel/parts'
import { IconButton, Menu, moreIcon, trashIcon, VisuallyHidden } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { memo, useMemo } from 'react'
import { $unreached, discardRequested } from '../api/outbox'
import { type Contact, type MessageReference, messageActions } from '../contract'
import { isSameGroup, nearDay } from '../model/message-groups'
import { messagingTexts } from '../texts'
import { ContactAvatar } from './contact-avatar'
import { DeleteMessage } from './delete-message'
import { FailedMessage } from './failed-message'
import { messageRowRecipe } from './message-row.recipe'
import { useLongPress } from './use-long-press'
import type { Row } from './use-rows'

interface MessageMenuProps extends MessageReference {
  readonly contactId: Id
}

/** Menu of a message with the items of other plugins; without any there is no menu. */
function MessageMenu({ id, text, author, isOwn, contactId }: MessageMenuProps) {
  const t = useTexts(messagingTexts)
  const message = useMemo(() => ({ id, text, author, isOwn }), [id, text, author, isOwn])
  const { items, view } = useSlotMenu(messageActions, { message, contactId }, isOwn ? 'own' : 'others')
  if (items.length === 0) return null
  return (
    <>
      <span data-action>
        <Menu
          items={items}
          align="end"
          trigger={(props) => (
            <IconButton {...props} size="sm" icon={moreIcon} label={t['message.more']({ text })} />
          )}
        />
      </span>
      {view}
    </>
  )
}

interface MessageRowProps {
  readonly row: Row
  readonly previous: Row | undefined
  readonly next: Row | undefined
  readonly isLast: boolean
  /** Whether the user sought this message: it is marked. */
  readonly isSought: boolean
  readonly userId: Id | undefined
  readonly contact: Contact
}

/** A new message renders only its neighbor again. */
export const MessageRow = memo(function MessageRow({
  row,
  previous,
  next,
  isLast,
  isSought,
  userId,
  contact,
}: MessageRowProps) {
  const t = useTexts(messagingTexts)
  const formats = useFormats()
  const [unreached, discard] = useUnit([$unreached, discardRequested])
  const isWaiting = unreached.includes(row.key)
  const isMine = row.state !== undefined || sameId(row.userId, userId)
  const isGroupStart = !isSameGroup(previous, row, userId)
  const isGroupEnd = row.state === 'failed' || !isSameGroup(row, next, userId)
  const isGroup = contact.members.length > 0
  const isNamed = isGroup && !isMine && !sameId(previous?.userId, row.userId)
  const hasTimeAbove = isNamed && isGroupStart && isGroupEnd
  const styles = messageRowRecipe({
    isMine,
    isGroup,
    isSought,
    isUnsure: row.state === 'sending' || isWaiting,
    isFailed: row.state === 'failed' && !isWaiting,
    isGroupStart,
    isGroupEnd,
    // The time of a single message stands beside its author.
    hasTimeAbove,
  })

  const longPress = useLongPress()

  const sentAt = readDate(row.sentAt)
  const previousAt = readDate(previous?.sentAt)
  const isNewDay = sentAt && (!previousAt || formats.date(previousAt) !== formats.date(sentAt))
  const author = isMine ? t['chat.you']() : row.userName || t['conversations.unnamed']()

  return (
    <>
      {isNewDay && <Day moment={sentAt} className={styles.day} />}
      <div data-focus-item={`message ${row.key}`} className={styles.root}>
        {!isMine && isGroupStart && (
          <span className={styles.avatar}>
            <ContactAvatar
              contact={isGroup ? { id: row.userId ?? '', name: author, members: [] } : contact}
              size="2xs"
            />
          </span>
        )}
        {isNamed ? (
          <p className={styles.author}>
            <span>{author}</span>
            {hasTimeAbove && sentAt && (
              <span aria-hidden="true" className={styles.time}>
                {formats.time(sentAt)}
              </span>
            )}
          </p>
        ) : (
          <VisuallyHidden>{author}</VisuallyHidden>
        )}
        <div tabIndex={-1} {...longPress} aria-current={isSought || undefined} className={styles.line}>
          <p dir="auto" className={styles.bubble}>
            <LinkedText text={row.text} />
          </p>
          {isMine && row.id !== undefined && (
            <span data-remove>
              <DeleteMessage id={row.id} text={row.text} conversation={contact.id} />
            </span>
          )}
          {row.state === undefined && row.id !== undefined && (
            <MessageMenu
              id={row.id}
              text={row.text}
              author={row.userName ?? ''}
              isOwn={isMine}
              contactId={contact.id}
            />
          )}
          {row.state === 'failed' && (
            <IconButton
              size="sm"
              icon={trashIcon}
              label={t['message.discard']({ text: row.text })}
              onClick={() => discard(row.key)}
            />
          )}
        </div>
        {row.state === 'failed' ? (
          <FailedMessage messageKey={row.key} isWaiting={isWaiting} styles={styles} />
        ) : (
          <p className={styles.footer}>
            {row.state === 'sending' ? t['message.sending']() : sentAt && formats.time(sentAt)}
            {isMine && isLast && row.state === undefined && ` ${t['message.sent']()}`}
          </p>
        )}
      </div>
    </>
  )
})

interface DayProps {
  readonly moment: Date
  readonly className: string | undefined
}

/** The day of the messages below; today becomes yesterday while the conversation is open. */
function Day({ moment, className }: DayProps) {
  const t = useTexts(messagingTexts)
  const formats = useFormats()
  useMinute()
  const near = nearDay(moment)
  return <p className={className}>{near ? t[`chat.${near}`]() : formats.date(moment)}</p>
}
