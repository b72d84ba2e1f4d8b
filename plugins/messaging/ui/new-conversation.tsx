import { hrefOf, navigate, sameId, useTexts } from '@kernel'
import { QueryBoundary, Slot } from '@kernel/parts'
import { closeIcon, composeIcon, IconButton } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { contactsQuery } from '../api/queries'
import { type Contact, contactSearch, messagesRoute } from '../contract'
import { messagingTexts } from '../texts'
import type { conversationListRecipe } from './conversation-list.recipe'

interface NewConversationProps {
  readonly conversations: readonly Contact[]
  /** Whether there may be somebody to write to. */
  readonly canStart: boolean
  readonly isSearching: boolean
  readonly onSearching: (isSearching: boolean) => void
  readonly styles: ReturnType<typeof conversationListRecipe>
}

/** Title of the screen and the contact search, which starts or opens a conversation. */
export function NewConversation({
  conversations,
  canStart,
  isSearching,
  onSearching,
  styles,
}: NewConversationProps) {
  const t = useTexts(messagingTexts)
  const go = useUnit(navigate)

  function open({ id }: Contact): void {
    onSearching(false)
    // For an existing conversation, use its id as the server sent it: a number or a string.
    const known = conversations.find((conversation) => sameId(conversation.id, id))
    go({ to: hrefOf(messagesRoute, undefined, { with: known?.id ?? id }) })
  }

  return (
    <>
      <h1 tabIndex={-1} className={styles.title}>
        {t['messages.title']()}
      </h1>
      {canStart && (
        <IconButton
          icon={isSearching ? closeIcon : composeIcon}
          variant={isSearching ? 'quiet' : 'tonal'}
          label={t[isSearching ? 'conversations.cancel' : 'conversations.new']()}
          className={styles.new}
          onClick={() => onSearching(!isSearching)}
        />
      )}
      {canStart && isSearching && (
        <div className={styles.search}>
          <ContactSearch onPick={open} />
        </div>
      )}
    </>
  )
}

function ContactSearch({ onPick }: { readonly onPick: (contact: Contact) => void }) {
  const t = useTexts(messagingTexts)
  const query = useQuery(contactsQuery())
  return (
    <QueryBoundary query={query} failed={t['contacts.errorReading']()}>
      {(contacts) => <Slot of={contactSearch} props={{ contacts, onPick }} />}
    </QueryBoundary>
  )
}
