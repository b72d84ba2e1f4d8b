import { $session, hrefOf, navigate, useSettings, useTexts } from '@kernel'
import { LinkCard, List, QueryBoundary, searchItems, useSecretKeyConfirm } from '@kernel/parts'
import { Alert, Button, Dialog, SearchInput } from '@kernel/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { $latest } from '../api/arrivals'
import { messageSubmitted } from '../api/outbox'
import { contactsQuery, serverMessages } from '../api/queries'
import { useConversations } from '../api/use-conversations'
import { type Contact, messagesRoute } from '../contract'
import { contactText, displayName, latestFirst } from '../model/contact'
import messagingSettings from '../settings'
import { messagingTexts } from '../texts'
import { ContactAvatar, ContactFaces } from './contact-avatar'

const styles = {
  text: css({
    ps: '3',
    borderInlineStartWidth: '3px',
    color: 'quiet',
    lineClamp: '3',
    overflowWrap: 'anywhere',
  }),
  list: css({ stack: true }),
  row: css({ row: true, gap: '3', w: 'full', minW: '0', py: '1' }),
  name: css({ truncate: true, color: 'text' }),
}

interface ForwardDialogProps {
  readonly title?: string
  readonly text: string
  readonly onClose: () => void
}

/** Sends a message to another conversation or a contact, and opens the conversation. */
export default function ForwardDialog({ title, text, onClose }: ForwardDialogProps) {
  const t = useTexts(messagingTexts)
  const { longestMessage: max } = useSettings(messagingSettings)
  const query = useConversations()
  const { data: contacts = [] } = useQuery(contactsQuery())
  const client = useQueryClient()
  const confirmAndSend = useSecretKeyConfirm()
  const [session, latest, submit, go] = useUnit([$session, $latest, messageSubmitted, navigate])
  const [filter, setFilter] = useState('')

  function send({ id }: Contact): void {
    if (!session) return
    onClose()
    void confirmAndSend(text, () => {
      submit({ session, destinationId: id, text, knownMessages: serverMessages(client, id) })
      // There is the message, with its state.
      go({ to: hrefOf(messagesRoute, undefined, { with: id }) })
    })
  }

  return (
    <Dialog isOpen onClose={onClose} title={title ?? t['forward.title']()} size="sm">
      <LinkCard text={text}>
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      </LinkCard>
      {text.length > max && <Alert>{t['message.tooLong']({ max })}</Alert>}
      <SearchInput label={t['conversations.search']()} value={filter} onChange={setFilter} />
      <QueryBoundary query={query} failed={t['conversations.errorReading']()}>
        {(conversations) => {
          const known = new Set(conversations.map(({ id }) => String(id)))
          const all = [
            ...latestFirst(conversations, latest),
            ...contacts.filter(({ id }) => !known.has(String(id))),
          ]
          const shown = searchItems(all, filter, contactText)
          if (shown.length === 0) return <p role="status">{t['conversations.noneFound']()}</p>
          return (
            <ContactFaces>
              <List items={shown} keyOf={({ id }) => id} name="forward" className={styles.list}>
                {(contact, row) => (
                  <li {...row}>
                    <Button variant="quiet" isWide disabled={text.length > max} onClick={() => send(contact)}>
                      <span className={styles.row}>
                        <ContactAvatar contact={contact} size="xs" />
                        <span dir="auto" className={styles.name}>
                          {contact.name || displayName(contact, t['conversations.unnamed']())}
                        </span>
                      </span>
                    </Button>
                  </li>
                )}
              </List>
            </ContactFaces>
          )
        }}
      </QueryBoundary>
    </Dialog>
  )
}
