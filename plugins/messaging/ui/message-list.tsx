import { $session, useTexts } from '@kernel'
import { EmptyState, SpeechBubblesIllustration } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import type { Contact } from '../contract'
import type { ConversationSnapshot } from '../model/merge-messages'
import { messagingTexts } from '../texts'
import { conversationRecipe } from './conversation.recipe'
import { LatestButton } from './latest-button'
import { MessageAnnouncer } from './message-announcer'
import { MessageRow } from './message-row'
import { useMessageVirtualizer } from './use-message-virtualizer'
import { useMessages } from './use-messages'
import { useReadTracking } from './use-read-tracking'

interface ChatLogProps {
  readonly contact: Contact
  /** What the conversation is called. */
  readonly name: string
  readonly stored: ConversationSnapshot
}

/** What was said, the newest at the foot; only what is near the screen is drawn, however much there is. */
export function MessageList({ contact, name, stored }: ChatLogProps) {
  const t = useTexts(messagingTexts)
  const me = useUnit($session)?.person.id
  const scroll = useRef<HTMLDivElement>(null)
  const { rows, firstNew } = useMessages(contact.id, stored)
  const { drawn, shown, from, isAtEnd, toEnd, handleKeyDown } = useMessageVirtualizer(scroll, rows)
  const unseen = useReadTracking(contact.id, rows, isAtEnd)
  const look = conversationRecipe()

  return (
    <>
      <div
        ref={scroll}
        role="log"
        aria-live="off"
        aria-label={t['chat.log']({ name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
        tabIndex={0}
        onKeyDown={handleKeyDown}
        className={look.scroll}
      >
        {rows.length === 0 ? (
          <EmptyState art={<SpeechBubblesIllustration />} title={t['chat.empty']()} titleAs="p">
            {t['chat.empty.text']()}
          </EmptyState>
        ) : (
          <div ref={drawn.containerRef} className={look.rows}>
            {drawn.getVirtualItems().map(({ key, index }) => {
              const row = shown[index]
              return (
                row && (
                  <div key={key} ref={drawn.measureElement} data-index={index} className={look.row}>
                    {row.key === firstNew && <p className={look.line}>{t['chat.newLine']()}</p>}
                    <MessageRow
                      row={row}
                      before={rows[from + index - 1]}
                      isLast={index === shown.length - 1}
                      me={me}
                      isGroup={contact.members.length > 0}
                      conversation={contact.id}
                    />
                  </div>
                )
              )
            })}
          </div>
        )}
      </div>
      {!isAtEnd && <LatestButton count={unseen} onPress={toEnd} />}
      <MessageAnnouncer rows={rows} me={me} />
    </>
  )
}
