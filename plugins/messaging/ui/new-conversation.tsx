import { hrefOf, navigate, sameId, useTexts } from '@kernel'
import { QueryBoundary, Slot, useSlotEntries } from '@kernel/parts'
import { Button, closeIcon, plusIcon } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { contactsQuery } from '../api/contacts.query'
import { type Contact, contactSearch, messagesRoute } from '../contract'
import { messagingTexts } from '../texts'
import { conversationListRecipe } from './conversation-list.recipe'

interface NewConversationProps {
  readonly conversations: readonly Contact[]
  readonly isSearching: boolean
  readonly onSearching: (isSearching: boolean) => void
}

/** Title of the conversation list and the contact search, which starts or opens a conversation. */
export function NewConversation({ conversations, isSearching, onSearching }: NewConversationProps) {
  const t = useTexts(messagingTexts)
  const go = useUnit(navigate)
  const canSearch = useSlotEntries(contactSearch).length > 0
  const styles = conversationListRecipe()

  function open({ id }: Contact): void {
    onSearching(false)
    // For an existing conversation, use its id as the server sent it: a number or a string.
    const known = conversations.find((conversation) => sameId(conversation.id, id))
    go({ to: hrefOf(messagesRoute, undefined, { with: known?.id ?? id }) })
  }

  return (
    <>
      <div className={styles.line}>
        <h2 className={styles.title}>{t['conversations.title']()}</h2>
        {canSearch && (
          <Button
            size="sm"
            variant="soft"
            icon={isSearching ? closeIcon : plusIcon}
            className={styles.new}
            onClick={() => onSearching(!isSearching)}
          >
            <span className={styles.newLabel}>
              {t[isSearching ? 'conversations.cancel' : 'conversations.new']()}
            </span>
          </Button>
        )}
      </div>
      {canSearch && isSearching && <ContactSearch onPick={open} />}
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
