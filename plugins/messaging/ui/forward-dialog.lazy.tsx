import { $session, hrefOf, navigate, useTexts } from '@kernel'
import { List, QueryBoundary, searchItems, useSecretKeyConfirm } from '@kernel/parts'
import { Button, Dialog, SearchInput } from '@kernel/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { css } from 'styled-system/css'
import { $latest } from '../api/arrivals'
import { messageSubmitted } from '../api/outbox'
import { serverMessages } from '../api/queries'
import { useConversations } from '../api/use-conversations'
import { type Contact, messagesRoute } from '../contract'
import { contactText, displayName, latestFirst } from '../model/contact'
import { messagingTexts } from '../texts'
import { ContactAvatar } from './contact-avatar'

const styles = {
  text: css({
    mb: '3',
    ps: '3',
    borderInlineStartWidth: '3px',
    color: 'quiet',
    lineClamp: '3',
    overflowWrap: 'anywhere',
  }),
  list: css({ display: 'grid', mt: '3' }),
  row: css({ row: true, gap: '3', minW: '0' }),
  name: css({ truncate: true }),
}

interface ForwardDialogProps {
  readonly text: string
  readonly onClose: () => void
}

/** Sends a message to another conversation, and opens that one. */
export default function ForwardDialog({ text, onClose }: ForwardDialogProps) {
  const t = useTexts(messagingTexts)
  const query = useConversations()
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
    <Dialog isOpen onClose={onClose} title={t['forward.title']()} size="sm">
      <p dir="auto" className={styles.text}>
        {text}
      </p>
      <SearchInput label={t['conversations.search']()} value={filter} onChange={setFilter} />
      <QueryBoundary query={query} failed={t['conversations.errorReading']()}>
        {(conversations) => {
          const shown = searchItems(latestFirst(conversations, latest), filter, contactText)
          if (shown.length === 0) return <p role="status">{t['conversations.noneFound']()}</p>
          return (
            <List items={shown} keyOf={({ id }) => id} name="forward" className={styles.list}>
              {(contact, row) => (
                <li {...row}>
                  <Button variant="quiet" onClick={() => send(contact)}>
                    <span className={styles.row}>
                      <ContactAvatar contact={contact} size="2xs" />
                      <span dir="auto" className={styles.name}>
                        {contact.name || displayName(contact, t['conversations.unnamed']())}
                      </span>
                    </span>
                  </Button>
                </li>
              )}
            </List>
          )
        }}
      </QueryBoundary>
    </Dialog>
  )
}
