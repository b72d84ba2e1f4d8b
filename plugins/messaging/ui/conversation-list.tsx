import { useHref, useTexts } from '@kernel'
import { List, type ListRowProps, QueryBoundary, searchItems } from '@kernel/parts'
import { CountBadge, EmptyState, Input, SpeechBubblesIllustration, searchIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'react-router'
import { css } from 'styled-system/css'
import { useConversations } from '../api/use-conversations'
import { type Contact, messagesRoute } from '../contract'
import { $latest } from '../model/arrivals'
import { contactText, displayName, latestFirst } from '../model/contact'
import { $unread } from '../model/unread'
import { messagingTexts } from '../texts'
import { ContactAvatar } from './contact-avatar'
import { conversationListRecipe } from './conversation-list.recipe'
import { NewConversation } from './new-conversation'
import { NotifySwitch } from './notify-switch'

/** Class of text that only phones show; on wider screens the conversation beside the list shows the same text. */
const phoneOnly = css({ md: { display: 'none' } })

/** List of the user's conversations with a filter and the search for new ones (MSG-LIST-01, MSG-LIST-02). */
export function ConversationList({ open }: { readonly open: string | undefined }) {
  const t = useTexts(messagingTexts)
  const query = useConversations()
  const [filter, setFilter] = useState('')
  const [isSearching, setSearching] = useState(false)
  const styles = conversationListRecipe()

  return (
    <>
      <div className={styles.head}>
        <NewConversation
          conversations={query.data ?? []}
          isSearching={isSearching}
          onSearching={setSearching}
        />
        {/* Hides the filter while the contact search is open: two search fields would be confusing. */}
        {!isSearching && (
          <Input
            type="search"
            icon={searchIcon}
            autoComplete="off"
            aria-label={t['conversations.search']()}
            placeholder={t['conversations.search']()}
            value={filter}
            onChange={(event) => setFilter(event.target.value)}
          />
        )}
      </div>
      <div className={styles.scroll}>
        <QueryBoundary query={query} failed={t['conversations.errorReading']()}>
          {(conversations) => (
            <Conversations conversations={conversations} filter={isSearching ? '' : filter} open={open} />
          )}
        </QueryBoundary>
      </div>
      <div className={styles.footer}>
        <NotifySwitch />
      </div>
    </>
  )
}

interface ConversationsProps {
  readonly conversations: readonly Contact[]
  readonly filter: string
  readonly open: string | undefined
}

function Conversations({ conversations, filter, open }: ConversationsProps) {
  const t = useTexts(messagingTexts)
  const latest = useUnit($latest)
  const styles = conversationListRecipe()
  const ordered = useMemo(() => latestFirst(conversations, latest), [conversations, latest])
  // React paints the typed letter first and filters the rows afterwards.
  const shown = searchItems(ordered, useDeferredValue(filter), contactText)

  if (conversations.length === 0)
    return (
      <EmptyState
        art={<SpeechBubblesIllustration />}
        title={t['conversations.empty']()}
        titleAs="p"
        className={phoneOnly}
      >
        {t['conversations.empty.text']()}
      </EmptyState>
    )
  return (
    <>
      <p role="status" className={styles.status}>
        {filter.trim() !== '' &&
          (shown.length > 0
            ? t['conversations.found']({ count: shown.length })
            : t['conversations.noneFound']())}
      </p>
      <List items={shown} keyOf={({ id }) => id} name="conversations" className={styles.list}>
        {(conversation, row) => (
          <ConversationLink conversation={conversation} isOpen={String(conversation.id) === open} row={row} />
        )}
      </List>
    </>
  )
}

interface ConversationLinkProps {
  readonly conversation: Contact
  readonly isOpen: boolean
  readonly row: ListRowProps
}

const ConversationLink = memo(function ConversationLink({
  conversation,
  isOpen,
  row,
}: ConversationLinkProps) {
  const t = useTexts(messagingTexts)
  const href = useHref()
  const unread = useUnit($unread)[conversation.id] ?? 0
  const styles = conversationListRecipe()
  const { id, name, members } = conversation
  const title = displayName(conversation, t['conversations.unnamed']())

  return (
    <li {...row}>
      <Link
        to={href(messagesRoute, undefined, { with: id }) ?? ''}
        aria-current={isOpen || undefined}
        className={styles.link}
      >
        <ContactAvatar contact={conversation} />
        <span className={styles.content}>
          <span className={styles.name}>{members.length > 0 && name ? name : title}</span>
          {members.length > 0 && name && <span className={styles.detail}>{members.join(', ')}</span>}
        </span>
        <CountBadge count={unread} label={t['conversations.unread']({ count: unread })} />
      </Link>
    </li>
  )
})
