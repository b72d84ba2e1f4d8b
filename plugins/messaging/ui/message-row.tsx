import { type Id, readDate, sameId, useTexts } from '@kernel'
import { LinkCard, LinkedText, matchesSearch, useFormats, useMinute, useSlotMenu } from '@kernel/parts'
import { Icon, IconButton, Menu, moreIcon, trashIcon, VisuallyHidden, warningIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { memo, useEffect, useMemo, useRef } from 'react'
import { useDeleteMessage } from '../api/mutations'
import { $unreached, discardRequested, retryRequested } from '../api/outbox'
import { type Contact, type MessageReference, messageActions } from '../contract'
import type { Sought } from '../model/message'
import { isSameGroup, nearDay } from '../model/message-groups'
import { readQuote, replyRequested, withoutQuote } from '../model/quote'
import { messagingTexts } from '../texts'
import { ContactAvatar } from './contact-avatar'
import { messageRowRecipe } from './message-row.recipe'
import type { Row } from './use-rows'
import { useTouch } from './use-touch'

interface MessageMenuProps extends MessageReference {
  readonly contactId: Id
  readonly onReply: () => void
  readonly onForward: () => void
}

/** Menu of a message with the items of other plugins; without any there is no menu. */
function MessageMenu({ id, text, author, isOwn, contactId, onReply, onForward }: MessageMenuProps) {
  const t = useTexts(messagingTexts)
  const message = useMemo(() => ({ id, text, author, isOwn }), [id, text, author, isOwn])
  const { items, view } = useSlotMenu(
    messageActions,
    { message, contactId, onReply, onForward },
    isOwn ? 'own' : 'others',
  )
  if (items.length === 0) return null
  return (
    <>
      <span data-action>
        <Menu
          items={items}
          align="end"
          trigger={(props) => (
            <IconButton
              {...props}
              size="sm"
              icon={moreIcon}
              label={t['message.more']({ text: withoutQuote(text) })}
            />
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
  readonly words: string
  /** Set if the user sought this message: it is marked. */
  readonly sought: Sought | undefined
  readonly quoted: Row | undefined
  /** Whether it certainly is that message, whose author is named. */
  readonly isQuoteSure: boolean
  readonly onSeek: (sought: Sought) => void
  readonly onForward: (text: string) => void
  readonly userId: Id | undefined
  readonly contact: Contact
}

/** A new message renders only its neighbor again. */
export const MessageRow = memo(function MessageRow({
  row,
  previous,
  next,
  isLast,
  words,
  sought,
  quoted,
  isQuoteSure,
  onSeek,
  onForward,
  userId,
  contact,
}: MessageRowProps) {
  const t = useTexts(messagingTexts)
  const formats = useFormats()
  const [unreached, discard, reply, retry] = useUnit([
    $unreached,
    discardRequested,
    replyRequested,
    retryRequested,
  ])
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
    isSought: sought !== undefined,
    isUnsure: row.state === 'sending' || isWaiting,
    isFailed: row.state === 'failed' && !isWaiting,
    isGroupStart,
    isGroupEnd,
    // The time of a single message stands beside its author.
    hasTimeAbove,
  })

  const isStored = row.state === undefined
  const handleReply = () => reply({ conversation: contact.id, text: row.text })
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (sought?.isFocused) line.current?.focus({ preventScroll: true })
  }, [sought])
  const touch = useTouch(isStored ? handleReply : undefined)

  const sentAt = readDate(row.sentAt)
  const previousAt = readDate(previous?.sentAt)
  const isNewDay = sentAt && (!previousAt || formats.date(previousAt) !== formats.date(sentAt))
  const nameOf = (one: Row) =>
    one.state !== undefined || sameId(one.userId, userId)
      ? t['chat.you']()
      : one.userName || t['conversations.unnamed']()
  const author = nameOf(row)
  const quote = readQuote(row.text)
  const ownText = quote?.text ?? row.text

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
        <div tabIndex={-1} {...touch} ref={line} aria-current={sought && 'true'} className={styles.line}>
          <p dir="auto" className={styles.bubble}>
            {quote && (
              <Quote
                words={quote.words}
                author={quoted && isQuoteSure ? nameOf(quoted) : undefined}
                onPress={quoted && (() => onSeek({ key: quoted.key, isFocused: true }))}
                className={styles.quote}
              />
            )}
            <LinkCard text={ownText}>
              <LinkedText text={ownText} marked={matchesSearch(ownText, words) ? words : ''} />
            </LinkCard>
          </p>
          {isMine && row.id !== undefined && (
            <span data-remove>
              <DeleteMessage id={row.id} text={ownText} conversation={contact.id} />
            </span>
          )}
          {isStored && (
            <MessageMenu
              id={row.id}
              text={row.text}
              author={row.userName ?? ''}
              isOwn={isMine}
              contactId={contact.id}
              onReply={handleReply}
              onForward={() => onForward(ownText)}
            />
          )}
          {row.state === 'failed' && (
            <IconButton
              size="sm"
              icon={trashIcon}
              label={t['message.discard']({ text: ownText })}
              onClick={() => discard(row.key)}
            />
          )}
        </div>
        {row.state === 'failed' ? (
          <div className={styles.failed}>
            {!isWaiting && <Icon of={warningIcon} size="sm" />}
            <span>{t[isWaiting ? 'message.waiting' : 'message.failed']()}</span>
            <button type="button" className={styles.again} onClick={() => retry(row.key)}>
              {t['message.retry']()}
            </button>
          </div>
        ) : (
          <p className={styles.footer}>
            {row.state === 'sending' ? t['message.sending']() : sentAt && formats.time(sentAt)}
            {isMine && isLast && row.state === undefined && ` · ${t['message.sent']()}`}
          </p>
        )}
      </div>
    </>
  )
})

interface DeleteMessageProps {
  readonly id: Id
  readonly text: string
  readonly conversation: Id
}

function DeleteMessage({ id, text, conversation }: DeleteMessageProps) {
  const t = useTexts(messagingTexts)
  const remove = useDeleteMessage()
  return (
    <IconButton
      size="sm"
      icon={trashIcon}
      label={t['message.delete']({ text })}
      onClick={() => remove.mutate({ from: conversation, id })}
    />
  )
}

interface QuoteProps {
  readonly words: string
  /** Name of who wrote the words; undefined unless that is certain. */
  readonly author: string | undefined
  /** Leads to the quoted message; undefined if there is none. */
  readonly onPress: (() => void) | undefined
  readonly className: string | undefined
}

function Quote({ words, author, onPress, className }: QuoteProps) {
  const t = useTexts(messagingTexts)
  const content = (
    <>
      <VisuallyHidden>{t['message.quote']()} </VisuallyHidden>
      {author && <b>{author}</b>}
      <span dir="auto">{words}</span>
    </>
  )
  if (!onPress) return <span className={className}>{content}</span>
  return (
    <button type="button" onClick={onPress} className={className}>
      {content}
    </button>
  )
}

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
