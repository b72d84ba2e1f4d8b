import { ChatArt, EmptyState, useTexts } from '@kernel'
import { useSearchParams } from 'react-router'
import { messagingTexts } from '../texts'
import { Conversation } from '../ui/conversation'
import { ConversationList } from '../ui/conversation-list'
import { HubLine } from '../ui/hub-line'
import { messagesRecipe } from '../ui/messages.recipe'

/** Conversations beside the one that is open, which the address names (MSG-LIST-01). */
export default function Messages() {
  const t = useTexts(messagingTexts)
  const [search] = useSearchParams()
  const open = search.get('with') || undefined
  const look = messagesRecipe({ isOpen: open !== undefined })

  return (
    <div className={look.root}>
      <h1 className={look.title}>{t['messages.title']()}</h1>
      <div className={look.hub}>
        <HubLine />
      </div>
      <section aria-label={t['conversations.title']()} className={look.conversations}>
        <ConversationList open={open} />
      </section>
      <div className={look.chat}>
        {open === undefined ? (
          <EmptyState art={<ChatArt />} title={t['chat.choose']()} titleAs="p">
            {t['chat.choose.text']()}
          </EmptyState>
        ) : (
          <Conversation key={open} id={open} />
        )}
      </div>
    </div>
  )
}
