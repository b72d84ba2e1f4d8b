import { useHref, useTexts } from '@kernel'
import { QueryBoundary } from '@kernel/parts'
import { CountBadge, EmptyState, Input, SpeechBubblesIllustration, searchIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { css } from 'styled-system/css'
import { useConversations } from '../api/use-conversations'
import { type Contact, messagesRoute } from '../contract'
import { $latest } from '../model/arrivals'
import { displayName, latestFirst, nameMatches } from '../model/contact'
import { $unread } from '../model/unread'
import { messagingTexts } from '../texts'
import { ContactAvatar } from './contact-avatar'
import { conversationListRecipe } from './conversation-list.recipe'
import { NewConversation } from './new-conversation'
import { NotifySwitch } from './notify-switch'

/** Where the other column stands beside the list, it is there that one reads this. */
const aloneOnPhones = css({ md: { display: 'none' } })

/** One's conversations, the search over them and the way to new ones (MSG-LIST-01, MSG-LIST-02). */
export function ConversationList({ open }: { readonly open: string | undefined }) {
  const t = useTexts(messagingTexts)
  const query = useConversations()
  const [wanted, setWanted] = useState('')
  const [isSearching, setSearching] = useState(false)
  const look = conversationListRecipe()

  return (
    <>
      <div className={look.head}>
        <NewConversation
          conversations={query.data ?? []}
          isSearching={isSearching}
          onSearching={setSearching}
        />
        {/* One search at a time: two boxes beside each other would be mistaken for one another. */}
        {!isSearching && (
          <Input
            type="search"
            icon={searchIcon}
            autoComplete="off"
            aria-label={t['conversations.search']()}
            placeholder={t['conversations.search']()}
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          />
        )}
      </div>
      <div className={look.scroll}>
        <QueryBoundary query={query} failed={t['conversations.errorReading']()}>
          {(conversations) => (
            <Conversations conversations={conversations} wanted={isSearching ? '' : wanted} open={open} />
          )}
        </QueryBoundary>
      </div>
      <div className={look.foot}>
        <NotifySwitch />
      </div>
    </>
  )
}

interface ConversationsProps {
  readonly conversations: readonly Contact[]
  readonly wanted: string
  readonly open: string | undefined
}

function Conversations({ conversations, wanted, open }: ConversationsProps) {
  const t = useTexts(messagingTexts)
  const latest = useUnit($latest)
  const look = conversationListRecipe()
  const shown = latestFirst(conversations, latest).filter((conversation) => nameMatches(conversation, wanted))

  if (conversations.length === 0)
    return (
      <EmptyState
        art={<SpeechBubblesIllustration />}
        title={t['conversations.empty']()}
        titleAs="p"
        className={aloneOnPhones}
      >
        {t['conversations.empty.text']()}
      </EmptyState>
    )
  return (
    <>
      <p role="status" className={look.status}>
        {wanted.trim() !== '' &&
          (shown.length > 0
            ? t['conversations.found']({ count: shown.length })
            : t['conversations.noneFound']())}
      </p>
      <ul role="list" className={look.list}>
        {shown.map((conversation) => (
          <li key={conversation.id}>
            <ConversationLink conversation={conversation} isOpen={String(conversation.id) === open} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface ConversationLinkProps {
  readonly conversation: Contact
  readonly isOpen: boolean
}

function ConversationLink({ conversation, isOpen }: ConversationLinkProps) {
  const t = useTexts(messagingTexts)
  const href = useHref()
  const unread = useUnit($unread)[conversation.id] ?? 0
  const look = conversationListRecipe()
  const { id, name, members } = conversation
  const called = displayName(conversation, t['conversations.unnamed']())

  return (
    <Link
      to={href(messagesRoute, undefined, { with: id }) ?? ''}
      aria-current={isOpen || undefined}
      className={look.link}
    >
      <ContactAvatar contact={conversation} />
      <span className={look.words}>
        <span className={look.name}>{members.length > 0 && name ? name : called}</span>
        {members.length > 0 && name && <span className={look.detail}>{members.join(', ')}</span>}
      </span>
      <CountBadge count={unread} label={t['conversations.unread']({ count: unread })} />
    </Link>
  )
}
