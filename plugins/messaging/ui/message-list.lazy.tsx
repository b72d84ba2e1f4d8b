import { $session, useCode, useTexts } from '@kernel'
import { useInView, useIsPrinting } from '@kernel/parts'
import { Button, chevronDownIcon, EmptyState, LoadNotice, SpeechBubblesIllustration } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useRef, useState } from 'react'
import type { Contact } from '../contract'
import type { Sought } from '../model/message'
import { findQuoted } from '../model/quote'
import { messagingTexts } from '../texts'
import { styles } from './conversation.styles'
import { ConversationMenu } from './conversation-menu'
import { MessageAnnouncer } from './message-announcer'
import { MessageForm } from './message-form'
import { MessageRow } from './message-row'
import { useMessageVirtualizer } from './use-message-virtualizer'
import { useReadTracking } from './use-read-tracking'
import { useRows } from './use-rows'

const loadForwardDialog = () => import('./forward-dialog.lazy')

/** The menu needs the messages, too; the form comes with them, because the list of conversations is shown first. */
export { ConversationMenu, MessageForm }

export interface MessageListProps {
  readonly contact: Contact
  readonly name: string
  /** The words that are sought, which are marked. */
  readonly words: string
  readonly sought: Sought | undefined
  readonly onSeek: (sought: Sought) => void
}

export default function MessageList({ contact, name, words, sought, onSeek }: MessageListProps) {
  const t = useTexts(messagingTexts)
  const userId = useUnit($session)?.person.id
  const scroll = useRef<HTMLDivElement>(null)
  const { rows, firstNew } = useRows(contact.id)
  const { virtualizer, shown, from, isAtEnd, toEnd, handleKeyDown } = useMessageVirtualizer(
    scroll,
    rows,
    sought,
  )
  // In a low window, the end of the list may be outside the window although the list is scrolled to it.
  const [bottom, isBottomInView] = useInView()
  const unseen = useReadTracking(contact.id, rows, isAtEnd && isBottomInView)
  const isPrinting = useIsPrinting()
  // Not in the row, which is another one when the message that just arrived is loaded.
  const [forwarded, setForwarded] = useState<string>()
  const forwarding = useCode(loadForwardDialog, forwarded !== undefined)
  const endForward = () => setForwarded(undefined)
  const indexes = isPrinting
    ? rows.map((_, at) => at - from)
    : virtualizer.getVirtualItems().map(({ index }) => index)

  return (
    <>
      <div
        ref={scroll}
        role="log"
        data-focus-home=""
        aria-live="off"
        aria-label={t['chat.log']({ name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be focusable
        tabIndex={0}
        onKeyDown={handleKeyDown}
        className={styles.scroll}
      >
        {rows.length === 0 ? (
          <EmptyState art={<SpeechBubblesIllustration />} title={t['chat.empty']()} titleAs="p">
            {t['chat.empty.text']()}
          </EmptyState>
        ) : (
          <div ref={virtualizer.containerRef} data-rows="" className={styles.rows}>
            {indexes.map((index) => {
              const row = rows[from + index]
              const quoted = row && findQuoted(rows, row)
              return (
                row && (
                  <div
                    key={row.key}
                    ref={isPrinting ? undefined : virtualizer.measureElement}
                    data-index={index}
                    className={styles.row}
                  >
                    {row.key === firstNew && <p className={styles.line}>{t['chat.newLine']()}</p>}
                    <MessageRow
                      row={row}
                      previous={rows[from + index - 1]}
                      next={rows[from + index + 1]}
                      isLast={index === shown.length - 1}
                      words={words}
                      sought={row.key === sought?.key ? sought : undefined}
                      quoted={quoted?.line}
                      isQuoteSure={quoted?.isSure ?? false}
                      onSeek={onSeek}
                      onForward={setForwarded}
                      userId={userId}
                      contact={contact}
                    />
                  </div>
                )
              )
            })}
          </div>
        )}
      </div>
      <div ref={bottom} className={styles.bottom} />
      {!isAtEnd && (
        <div className={styles.latest}>
          <Button size="sm" variant={unseen > 0 ? 'solid' : 'soft'} icon={chevronDownIcon} onClick={toEnd}>
            {unseen > 0 ? t['chat.new']({ count: unseen }) : t['chat.latest']()}
          </Button>
        </div>
      )}
      {forwarded !== undefined && forwarding.code && !forwarding.failure && (
        <forwarding.code.default text={forwarded} onClose={endForward} />
      )}
      {forwarding.failure && <LoadNotice failure={forwarding.failure} onClose={endForward} />}
      <MessageAnnouncer rows={rows} userId={userId} />
    </>
  )
}
