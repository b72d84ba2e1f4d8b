import { $session, readDate, readText, sameId, useHref, useTexts } from '@kernel'
import {
  CopyNotice,
  List,
  type ListRowProps,
  QueryBoundary,
  RelativeTime,
  searchItems,
  useSharedLabel,
  useSlotEntries,
  useStoredEdits,
} from '@kernel/parts'
import {
  CountBadge,
  Icon,
  type IconPath,
  Link,
  muteIcon,
  SearchInput,
  Segments,
  Skeleton,
  VisuallyHidden,
} from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useStoreMap, useUnit } from 'effector-react'
import { memo, useDeferredValue, useId, useMemo, useState } from 'react'
import { $latest } from '../api/arrivals'
import { usePreview } from '../api/last-message'
import { contactsQuery, conversationsQuery } from '../api/queries'
import { useConversations } from '../api/use-conversations'
import { type Contact, contactSearch, messagesRoute } from '../contract'
import { contactText, displayName, latestFirst, memberNames } from '../model/contact'
import { conversationMarks, isMuted, pinnedFirst, unreadOnly } from '../model/conversation-marks'
import type { Message } from '../model/message'
import { chatDraftId } from '../model/message-form'
import { withoutQuote } from '../model/quote'
import { $unread, type Unread } from '../model/unread'
import { messagingTexts } from '../texts'
import { ConversationsSkeleton } from './chat-skeletons'
import { ContactAvatar } from './contact-avatar'
import { conversationListRecipe } from './conversation-list.recipe'
import { NewConversation } from './new-conversation'
import { NoConversations } from './no-conversations'

export const pinIcon: IconPath = 'M9 3.5h6l-.7 6 3.2 3.5v1.5h-11V13l3.2-3.5zM12 14.5v6'

interface ConversationListProps {
  readonly open: string | undefined
  /** Whether the search for a contact to start a conversation with is open. */
  readonly isSearching: boolean
  readonly onSearching: (isSearching: boolean) => void
  /** Called when the user chooses a conversation, which may be open already. */
  readonly onChoose: (isOpen: boolean) => void
}

export function ConversationList({ open, isSearching, onSearching, onChoose }: ConversationListProps) {
  const t = useTexts(messagingTexts)
  const query = useConversations()
  const [filter, setFilter] = useState('')
  const [isUnreadOnly, changeUnreadOnly] = useUnit([unreadOnly.$value, unreadOnly.changeFx])
  const canSearch = useSlotEntries(contactSearch).length > 0
  // A person without conversations may have nobody to write to: then the search would find nobody.
  const isEmpty = query.data?.length === 0
  const styles = conversationListRecipe({ isEmpty: isEmpty && open === undefined })
  const contacts = useQuery({ ...contactsQuery(), enabled: canSearch && isEmpty })
  const canStart = canSearch && (!isEmpty || contacts.isError || (contacts.data ?? []).length > 0)

  return (
    <>
      <NewConversation
        conversations={query.data ?? []}
        canStart={canStart}
        isSearching={isSearching}
        onSearching={onSearching}
        styles={styles}
      />
      {/* Hides the filter while the contact search is open: two search fields would be confusing. */}
      {!isSearching && !isEmpty && (
        <div className={styles.search}>
          <SearchInput label={t['conversations.search']()} value={filter} onChange={setFilter} />
          <Segments
            label={t['conversations.show']()}
            selected={isUnreadOnly}
            onSelect={(isOnly) => void changeUnreadOnly(() => isOnly)}
            choices={[
              { value: false, label: t['conversations.all']() },
              { value: true, label: t['conversations.onlyUnread']() },
            ]}
          />
        </div>
      )}
      <div className={styles.scroll}>
        <CopyNotice of={conversationsQuery()} />
        <QueryBoundary
          query={query}
          failed={t['conversations.errorReading']()}
          fallback={<ConversationsSkeleton />}
        >
          {(conversations) => (
            <Conversations
              conversations={conversations}
              filter={isSearching ? '' : filter}
              isUnreadOnly={isUnreadOnly && !isSearching}
              open={open}
              onChoose={onChoose}
              onNew={canStart && !isSearching ? () => onSearching(true) : undefined}
            />
          )}
        </QueryBoundary>
      </div>
    </>
  )
}

interface ConversationsProps {
  readonly conversations: readonly Contact[]
  readonly filter: string
  readonly isUnreadOnly: boolean
  readonly open: string | undefined
  readonly onChoose: (isOpen: boolean) => void
  /** Opens the search for a contact; undefined while it is open and if there is nobody to write to. */
  readonly onNew: (() => void) | undefined
}

function Conversations({ conversations, filter, isUnreadOnly, open, onChoose, onNew }: ConversationsProps) {
  const t = useTexts(messagingTexts)
  const [latest, marks] = useUnit([$latest, conversationMarks.$value])
  const unread = useStoreMap({
    store: $unread,
    keys: [isUnreadOnly],
    fn: (all, [isOnly]) => (isOnly ? all : null),
  })
  const styles = conversationListRecipe()
  const ordered = useMemo(
    () => pinnedFirst(latestFirst(conversations, latest), marks),
    [conversations, latest, marks],
  )
  // Deferred, so that React paints the typed letter before it filters the rows.
  const shown = searchItems(
    unread ? withUnread(ordered, unread, open) : ordered,
    useDeferredValue(filter),
    contactText,
  )

  if (conversations.length === 0)
    return open === undefined ? (
      <NoConversations onNew={onNew} />
    ) : (
      <p className={styles.status}>{t['conversations.empty']()}</p>
    )
  return (
    <>
      <p role="status" className={styles.status}>
        {filter.trim() !== ''
          ? shown.length > 0
            ? t['conversations.found']({ count: shown.length })
            : t['conversations.noneFound']()
          : shown.length === 0 && t['conversations.noneUnread']()}
      </p>
      <List items={shown} keyOf={({ id }) => id} name="conversations" className={styles.list}>
        {(conversation, row) => (
          <ConversationLink
            conversation={conversation}
            isOpen={String(conversation.id) === open}
            onChoose={onChoose}
            row={row}
          />
        )}
      </List>
    </>
  )
}

/** The open conversation stays, although it is read now. */
const withUnread = (all: readonly Contact[], unread: Unread, open: string | undefined) =>
  all.filter(({ id }) => unread[id] !== undefined || String(id) === open)

interface ConversationLinkProps {
  readonly conversation: Contact
  readonly isOpen: boolean
  readonly onChoose: (isOpen: boolean) => void
  readonly row: ListRowProps
}

const ConversationLink = memo(function ConversationLink({
  conversation,
  isOpen,
  onChoose,
  row,
}: ConversationLinkProps) {
  const t = useTexts(messagingTexts)
  const href = useHref()
  const nameId = useId()
  const unread = useStoreMap({
    store: $unread,
    keys: [conversation.id],
    fn: (counts, [id]) => counts[id] ?? 0,
  })
  const [isPinned, isSilent] = useStoreMap({
    store: conversationMarks.$value,
    keys: [conversation.id],
    fn: (marks, [id]) => [marks.pinned.includes(String(id)), isMuted(marks, id)] as const,
    updateFilter: (now, before) => now.join() !== before.join(),
  })
  const preview = usePreview(conversation.id)
  const { last, authors } = preview ?? {}
  const isAwaited = preview === undefined
  const { id, name, members } = conversation
  const styles = conversationListRecipe({ isUnread: unread > 0 && !isSilent, isMuted: isSilent })
  const title = displayName(conversation, t['conversations.unnamed']())
  const sentAt = readDate(last?.sentAt)

  return (
    <li {...row}>
      <Link
        to={href(messagesRoute, undefined, { with: id }) ?? ''}
        aria-current={isOpen || undefined}
        aria-labelledby={`${nameId} ${nameId}-unread`}
        aria-describedby={`${nameId}-line`}
        className={styles.link}
        onClick={() => onChoose(isOpen)}
      >
        <ContactAvatar contact={conversation} authors={authors} isAwaited={isAwaited} />
        <span className={styles.content}>
          <span className={styles.top}>
            <span id={nameId} title={title} className={styles.name}>
              {members.length > 0 && name ? name : title}
            </span>
            {(sentAt || isAwaited) && (
              <span className={styles.time}>
                {sentAt ? (
                  <RelativeTime date={sentAt} isWithinLink />
                ) : (
                  <Skeleton width="action" className={styles.awaited} />
                )}
              </span>
            )}
          </span>
          <span className={styles.top}>
            <span id={`${nameId}-line`} dir={isAwaited ? undefined : 'auto'} className={styles.detail}>
              <LastLine
                conversation={conversation}
                last={isAwaited ? undefined : (last ?? null)}
                isOpen={isOpen}
              />
            </span>
            <span id={`${nameId}-unread`} className={styles.unread}>
              {isPinned && <Mark icon={pinIcon} text={t['conversation.pinned']()} />}
              {isSilent && <Mark icon={muteIcon} text={t['conversation.muted']()} />}
              <CountBadge count={unread} label={t['conversations.unread']({ count: unread })} />
            </span>
          </span>
        </span>
      </Link>
    </li>
  )
})

const Mark = ({ icon, text }: { readonly icon: IconPath; readonly text: string }) => (
  <>
    <Icon of={icon} size="sm" />
    <VisuallyHidden>{text}</VisuallyHidden>
  </>
)

interface LastLineProps {
  readonly conversation: Contact
  /** Undefined while it is awaited, null if there is none. */
  readonly last: Message | null | undefined
  readonly isOpen: boolean
}

/** The draft of a conversation that is not open, else its last message, else the members of a group. */
function LastLine({ conversation, last, isOpen }: LastLineProps) {
  const { id, name, members } = conversation
  const t = useTexts(messagingTexts)
  const userId = useUnit($session)?.person.id
  const sharedOf = useSharedLabel()
  const messageText = readText(useStoredEdits(chatDraftId(id), isOpen).messageText)
  const styles = conversationListRecipe()
  if (messageText)
    return (
      <>
        <span className={styles.draft}>{t['conversations.draft']()}</span> {messageText}
      </>
    )
  if (last === undefined) return <Skeleton width="long" className={styles.awaited} />
  if (!last) return name && memberNames(conversation)
  const words = withoutQuote(last.text)
  const text = sharedOf(words) ?? words
  if (sameId(last.userId, userId)) return t['chat.said']({ name: t['chat.you'](), text })
  if (members.length > 0 && last.userName) return t['chat.said']({ name: last.userName, text })
  return text
}
