import { loadCode, useTexts } from '@kernel'
import { useSlotEntries } from '@kernel/parts'
import { Button, composeIcon, EmptyState, SpeechBubblesIllustration } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { hubWaitTimedOut } from '../api/hub'
import { loadHub } from '../api/load-hub'
import { useConversations } from '../api/use-conversations'
import { contactSearch } from '../contract'
import { delays } from '../model/delays'
import { messagingTexts } from '../texts'
import { ConnectionStatus } from '../ui/connection-status'
import { Conversation } from '../ui/conversation'
import { ConversationList } from '../ui/conversation-list'
import { messagesRecipe } from '../ui/messages.recipe'
import { useMessagingClient } from '../ui/use-messaging-client'

// Load the SignalR library in parallel with the screen.
loadCode(loadHub).catch(() => undefined)

/** Screen with the list of conversations and the open one, which is named in the URL. */
export default function Messages() {
  const t = useTexts(messagingTexts)
  const [search] = useSearchParams()
  const open = search.get('with') || undefined
  const { data: known } = useConversations()
  // Without conversations there is one pane: a list column would be blank.
  const isEmpty = open === undefined && known?.length === 0
  const styles = messagesRecipe({ isOpen: open !== undefined, isEmpty })
  const headingId = useId()
  const [isSearching, setSearching] = useState(false)
  const { conversations, chat } = useColumnFocus(open)
  useHubWait()
  useMessagingClient()

  return (
    <div className={styles.root} data-covers-bar={open === undefined ? undefined : ''}>
      <div className={styles.hub}>
        <ConnectionStatus />
      </div>
      <section
        ref={conversations}
        tabIndex={-1}
        aria-label={t['conversations.title']()}
        className={styles.conversations}
      >
        <ConversationList open={open} isSearching={isSearching} onSearching={setSearching} />
      </section>
      {!isEmpty && (
        <section ref={chat} tabIndex={-1} aria-labelledby={open && headingId} className={styles.chat}>
          {open === undefined ? (
            <NoOpenConversation onNew={isSearching ? undefined : () => setSearching(true)} />
          ) : (
            <Conversation key={open} id={open} headingId={headingId} />
          )}
        </section>
      )}
    </div>
  )
}

/** Starts the time limit after which conversations load without the hub; they load again once it connects. */
function useHubWait(): void {
  const stopWaiting = useUnit(hubWaitTimedOut)
  useEffect(() => {
    const timer = setTimeout(stopWaiting, delays.hubWait)
    return () => clearTimeout(timer)
  }, [stopWaiting])
}

interface NoOpenConversationProps {
  /** Opens the contact search in the list beside; undefined while it is open. */
  readonly onNew: (() => void) | undefined
}

function NoOpenConversation({ onNew }: NoOpenConversationProps) {
  const t = useTexts(messagingTexts)
  const canSearch = useSlotEntries(contactSearch).length > 0
  return (
    <EmptyState
      art={<SpeechBubblesIllustration />}
      title={t['chat.choose']()}
      titleAs="p"
      action={
        canSearch &&
        onNew && (
          <Button variant="soft" icon={composeIcon} onClick={onNew}>
            {t['chat.begin']()}
          </Button>
        )
      }
    >
      {t['chat.choose.text']()}
    </EmptyState>
  )
}

/** Moves the focus to the column of the opened conversation; on phones the other column is hidden. */
function useColumnFocus(open: string | undefined) {
  const conversations = useRef<HTMLElement>(null)
  const chat = useRef<HTMLElement>(null)
  const previous = useRef(open)
  useEffect(() => {
    if (previous.current === open) return
    previous.current = open
    const column = open === undefined ? conversations : chat
    column.current?.focus({ preventScroll: true })
  }, [open])
  return { conversations, chat }
}
