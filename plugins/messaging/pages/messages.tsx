import { loadCode, useTexts } from '@kernel'
import { Toolbar, useScreenName } from '@kernel/parts'
import { EmptyState, SpeechBubblesIllustration } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useEffect, useId, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { loadHub } from '../api/load-hub'
import { useConversations } from '../api/use-conversations'
import { hubWaitOver } from '../model/hub'
import { messagingTexts } from '../texts'
import { ConnectionStatus } from '../ui/connection-status'
import { Conversation } from '../ui/conversation'
import { ConversationList } from '../ui/conversation-list'
import { messagesRecipe } from '../ui/messages.recipe'

// The live connection opens with this screen: its library comes beside what else the screen needs, and not behind it.
loadCode(loadHub).catch(() => undefined)

/** Milliseconds that reading waits for the connection. */
const longestWait = 1_000

/** Conversations beside the one that is open, which the address names (MSG-LIST-01). */
export default function Messages() {
  const t = useTexts(messagingTexts)
  const [search] = useSearchParams()
  const open = search.get('with') || undefined
  const look = messagesRecipe({ isOpen: open !== undefined })
  const headingId = useId()
  const { conversations, chat } = useFocusAt(open)
  useHubWait()

  return (
    <div className={look.root}>
      <div className={look.toolbar}>
        <Toolbar title={useScreenName() ?? t['messages.title']()} />
      </div>
      <div className={look.hub}>
        <ConnectionStatus />
      </div>
      <section
        ref={conversations}
        tabIndex={-1}
        aria-label={t['conversations.title']()}
        className={look.conversations}
      >
        <ConversationList open={open} />
      </section>
      <section ref={chat} tabIndex={-1} aria-labelledby={open && headingId} className={look.chat}>
        {open === undefined ? <NothingOpen /> : <Conversation key={open} id={open} headingId={headingId} />}
      </section>
    </div>
  )
}

/** Without a connection the screen comes all the same, and reads once more when there is one. */
function useHubWait(): void {
  const giveUp = useUnit(hubWaitOver)
  useEffect(() => {
    const timer = setTimeout(giveUp, longestWait)
    return () => clearTimeout(timer)
  }, [giveUp])
}

/** In place of a conversation: that one be chosen, or that there is none to choose. */
function NothingOpen() {
  const t = useTexts(messagingTexts)
  const { data: conversations } = useConversations()
  const isEmpty = conversations?.length === 0
  return (
    <EmptyState
      art={<SpeechBubblesIllustration />}
      title={t[isEmpty ? 'conversations.empty' : 'chat.choose']()}
      titleAs="p"
    >
      {t[isEmpty ? 'conversations.empty.text' : 'chat.choose.text']()}
    </EmptyState>
  )
}

/** Another conversation is another place, and where phones show one column the other is gone with its focus. */
function useFocusAt(open: string | undefined) {
  const conversations = useRef<HTMLElement>(null)
  const chat = useRef<HTMLElement>(null)
  const before = useRef(open)
  useEffect(() => {
    if (before.current === open) return
    before.current = open
    const place = open === undefined ? conversations : chat
    place.current?.focus({ preventScroll: true })
  }, [open])
  return { conversations, chat }
}
