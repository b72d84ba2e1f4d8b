import { useHref, useTexts } from '@kernel'
import { ErrorNotice, QueryBoundary, useScreenTitle } from '@kernel/parts'
import { arrowBackIcon, ButtonLink, EmptyState, SpeechBubblesIllustration, VisuallyHidden } from '@kernel/ui'
import { css } from 'styled-system/css'
import { useContact } from '../api/use-contact'
import { useMessages } from '../api/use-conversations'
import { type Contact, messagesRoute } from '../contract'
import { displayName } from '../model/contact'
import { messagingTexts } from '../texts'
import { ContactAvatar } from './contact-avatar'
import { conversationRecipe } from './conversation.recipe'
import { MessageForm } from './message-form'
import { MessageList } from './message-list'

const backOnPhones = css({ md: { display: 'none' } })

interface ConversationProps {
  readonly id: string
  /** For the element with its name. */
  readonly headingId: string
}

/** One conversation: who it is with, what was said, and what is to be said (MSG-CHAT-01 to 05). */
export function Conversation({ id, headingId }: ConversationProps) {
  const t = useTexts(messagingTexts)
  const { contact, error, isFetching, refetch } = useContact(id)
  const look = conversationRecipe()

  if (contact) return <Chat contact={contact} headingId={headingId} />
  return (
    <>
      <Head id={headingId} name={contact === null ? t['chat.nobody']() : ''} />
      <div className={look.middle}>
        {contact === null ? (
          <EmptyState art={<SpeechBubblesIllustration />} title={t['chat.nobody']()} titleAs="p">
            {t['chat.nobody.text']()}
          </EmptyState>
        ) : (
          Boolean(error) && (
            <ErrorNotice
              title={t['chat.errorContact']()}
              error={error}
              isTrying={isFetching}
              onRetry={refetch}
            />
          )
        )}
      </div>
    </>
  )
}

function Chat({ contact, headingId }: { readonly contact: Contact; readonly headingId: string }) {
  const t = useTexts(messagingTexts)
  const query = useMessages(contact.id)
  const name = displayName(contact, t['conversations.unnamed']())
  useScreenTitle(`${contact.name || name} · ${t['messages.title']()}`)
  const look = conversationRecipe()

  return (
    <>
      <Head
        id={headingId}
        name={name}
        group={contact.members.length > 0 ? contact.name : ''}
        contact={contact}
      />
      <div className={look.body}>
        <QueryBoundary query={query} failed={t['chat.errorReading']()}>
          {(stored) => <MessageList contact={contact} name={contact.name || name} stored={stored} />}
        </QueryBoundary>
      </div>
      <MessageForm contact={contact} stored={query.data} />
    </>
  )
}

interface HeadProps {
  readonly id: string
  /** Who it is with: of a group, its members. */
  readonly name: string
  /** What the group is called. */
  readonly group?: string
  readonly contact?: Contact
}

/** Phones show the conversation alone: there it leads back to the list. */
function Head({ id, name, group, contact }: HeadProps) {
  const t = useTexts(messagingTexts)
  const href = useHref()
  const look = conversationRecipe()
  return (
    <div className={look.head}>
      <ButtonLink
        to={href(messagesRoute) ?? ''}
        variant="quiet"
        isIcon
        icon={arrowBackIcon}
        className={backOnPhones}
      >
        <VisuallyHidden>{t['chat.back']()}</VisuallyHidden>
      </ButtonLink>
      {contact && <ContactAvatar contact={contact} />}
      {group ? (
        <div className={look.words}>
          <p className={look.group}>{group}</p>
          <h2 id={id} title={name} className={look.members}>
            {name}
          </h2>
        </div>
      ) : (
        <h2 id={id} className={look.name}>
          {name}
        </h2>
      )}
    </div>
  )
}
