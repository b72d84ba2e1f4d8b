import { $session, preloadCode, useTexts } from '@kernel'
import { useUnit } from 'effector-react'
import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { hubWaitTimedOut } from '../api/hub'
import { loadHub } from '../api/load-hub'
import { useConversations } from '../api/use-conversations'
import { delays } from '../model/delays'
import { messagingTexts } from '../texts'
import { ConnectionStatus } from '../ui/connection-status'
import { ContactFaces } from '../ui/contact-avatar'
import { Conversation, OpeningConversation, preloadMessageList } from '../ui/conversation'
import { ConversationList } from '../ui/conversation-list'
import { GroupTarget } from '../ui/group-target'
import { messagesRecipe } from '../ui/messages.recipe'
import { useHasTwoColumns, useLastConversation } from '../ui/use-last-conversation'
import { useMessagingClient } from '../ui/use-messaging-client'

// Load the SignalR library in parallel with the screen.
preloadCode(loadHub)

/** Screen with the list of conversations and the open one, which is named in the URL. */
export default function Messages() {
  const t = useTexts(messagingTexts)
  const [search] = useSearchParams()
  const open = search.get('with') || undefined
  const group = search.get('group') || undefined
  const shown = open ?? (group === undefined ? undefined : `group ${group}`)
  const { data: known, isError } = useConversations()
  // Without conversations there is one pane: a list column would be blank.
  const isEmpty = shown === undefined && known?.length === 0
  const styles = messagesRecipe({ isOpen: shown !== undefined, isEmpty })
  const headingId = useId()
  const [isSearching, setSearching] = useState(false)
  const { conversations, chat, onChoose, onOpen } = useColumnFocus(shown)
  useHubWait()
  const isHeld = useLastConversation(shown, onOpen)
  const hasTwoColumns = useHasTwoColumns()
  useMessagingClient()
  // Messages arrive only after the hub, so their code leaves the line to the screen.
  useEffect(preloadMessageList, [])

  return (
    <ContactFaces>
      <div className={styles.root} data-covers-bar={shown === undefined ? undefined : ''}>
        <div className={styles.hub}>
          <ConnectionStatus />
        </div>
        <section
          ref={conversations}
          tabIndex={-1}
          aria-label={t['conversations.title']()}
          className={styles.conversations}
        >
          <ConversationList
            open={open}
            isSearching={isSearching}
            onSearching={setSearching}
            onChoose={onChoose}
          />
        </section>
        {!isEmpty && (
          <section ref={chat} tabIndex={-1} aria-labelledby={shown && headingId} className={styles.chat}>
            {open !== undefined ? (
              <Conversation key={open} id={open} headingId={headingId} />
            ) : group !== undefined ? (
              <GroupTarget key={group} id={group} headingId={headingId} />
            ) : (
              // Where none opens, or without room for it, screen readers would hear that it loads.
              hasTwoColumns && !isError && !isHeld && <OpeningConversation headingId={headingId} />
            )}
          </section>
        )}
      </div>
    </ContactFaces>
  )
}

/** Starts the time limit after which conversations load without the hub; they load again once it connects. */
function useHubWait(): void {
  const [session, stopWaiting] = useUnit([$session, hubWaitTimedOut])
  // Without a connection there is only the offline copy, which needs no hub.
  const isOffline = session?.copiedAt !== undefined || !navigator.onLine
  useEffect(() => {
    if (isOffline) return void stopWaiting()
    const timer = setTimeout(stopWaiting, delays.hubWait)
    return () => clearTimeout(timer)
  }, [isOffline, stopWaiting])
}

/**
 * Moves the focus to the column of the opened conversation; on phones the other column is hidden. A conversation that the
 * screen opens itself leaves the focus where it is.
 */
function useColumnFocus(open: string | undefined) {
  const conversations = useRef<HTMLElement>(null)
  const chat = useRef<HTMLElement>(null)
  const previous = useRef(open)
  const isByItself = useRef(false)
  useEffect(() => {
    if (previous.current === open) return
    previous.current = open
    const isLeft = isByItself.current
    isByItself.current = false
    if (isLeft) return
    const column = open === undefined ? conversations : chat
    column.current?.focus({ preventScroll: true })
  }, [open])
  const onOpen = useCallback(() => {
    isByItself.current = true
  }, [])
  // The chosen conversation may be open, or just opening by itself.
  const onChoose = useCallback((isOpen: boolean) => {
    if (isOpen) chat.current?.focus({ preventScroll: true })
    else isByItself.current = false
  }, [])
  return { conversations, chat, onChoose, onOpen }
}
