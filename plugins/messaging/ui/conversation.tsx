import { useCode, useHref, useTexts } from '@kernel'
import { CopyNotice, ErrorNotice, QueryBoundary, Slot, useScreenTitle } from '@kernel/parts'
import {
  arrowBackIcon,
  ButtonLink,
  EmptyState,
  LoadError,
  LoadNotice,
  SpeechBubblesIllustration,
  VisuallyHidden,
} from '@kernel/ui'
import { useUnit } from 'effector-react'
import { memo, useCallback, useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import { useAuthors } from '../api/last-message'
import { messagesQuery } from '../api/queries'
import { useContact, useMessages } from '../api/use-conversations'
import { type Contact, contactDetails, messagesRoute } from '../contract'
import { displayName } from '../model/contact'
import type { Sought } from '../model/message'
import { $unread, conversationRead } from '../model/unread'
import { messagingTexts } from '../texts'
import { HeadSkeleton, MessagesSkeleton } from './chat-skeletons'
import { ContactAvatar } from './contact-avatar'
import { styles } from './conversation.styles'
import type { MessageListProps } from './message-list.lazy'

export const loadMessageList = () => import('./message-list.lazy')
const loadFindBar = () => import('./find-bar.lazy')

// As high as the form, so that nothing moves when its code arrives.
const formSpace = css({
  boxSizing: 'content-box',
  h: 'control',
  pt: '2',
  pb: { base: '3', md: '5' },
  borderWidth: '1px',
  borderColor: 'transparent',
})

const phoneOnly = css({ md: { display: 'none' } })

interface ConversationProps {
  readonly id: string
  readonly headingId: string
}

export function Conversation({ id, headingId }: ConversationProps) {
  const t = useTexts(messagingTexts)
  const { contact, error, isFetching, refetch } = useContact(id)

  if (contact) return <Chat contact={contact} headingId={headingId} />
  if (contact === null) return <MissingConversation id={id} headingId={headingId} />
  if (!error) return <OpeningConversation headingId={headingId} />
  return (
    <>
      <Head id={headingId} name="" />
      <div className={styles.middle}>
        <ErrorNotice title={t['chat.errorContact']()} error={error} isTrying={isFetching} onRetry={refetch} />
      </div>
    </>
  )
}

/** A conversation that does not exist, or no longer. Its messages cannot be shown, so they count as read. */
export function MissingConversation({ id, headingId }: ConversationProps) {
  const t = useTexts(messagingTexts)
  const [unread, markRead] = useUnit([$unread, conversationRead])
  const isUnread = unread[id] !== undefined
  useEffect(() => {
    if (isUnread) markRead({ conversation: id, messages: undefined })
  }, [isUnread, id, markRead])
  return (
    <>
      <Head id={headingId} name={t['chat.nobody']()} />
      <div className={styles.middle}>
        <EmptyState art={<SpeechBubblesIllustration />} title={t['chat.nobody']()} titleAs="p">
          {t['chat.nobody.text']()}
        </EmptyState>
      </div>
    </>
  )
}

/** A conversation whose contact is not known yet. */
export function OpeningConversation({ headingId }: Pick<ConversationProps, 'headingId'>) {
  return (
    <>
      <Head id={headingId} name="" isLoading />
      <div className={styles.body}>
        <MessagesSkeleton />
      </div>
    </>
  )
}

function Chat({ contact, headingId }: { readonly contact: Contact; readonly headingId: string }) {
  const t = useTexts(messagingTexts)
  const query = useMessages(contact.id)
  const name = displayName(contact, t['conversations.unnamed']())
  useScreenTitle(`${contact.name || name} · ${t['messages.title']()}`)
  const [sought, seek] = useState<Sought>()
  const [isFinding, setFinding] = useState(false)
  const [words, setWords] = useState('')
  const { code: list } = useCode(loadMessageList)
  const { code, failure } = useCode(loadFindBar, isFinding)
  const find = useCallback(() => setFinding(true), [])
  const closeFind = () => {
    setFinding(false)
    setWords('')
    seek(undefined)
  }

  return (
    <>
      <div>
        <Head
          id={headingId}
          name={name}
          group={contact.name === name ? '' : contact.name}
          contact={contact}
          onFind={find}
        />
        <CopyNotice of={messagesQuery(contact.id)} />
        {isFinding && failure && <LoadNotice failure={failure} onClose={closeFind} />}
        {isFinding && code && !failure && (
          <code.default
            conversation={contact.id}
            words={words}
            onWords={setWords}
            onSeek={seek}
            onClose={closeFind}
          />
        )}
      </div>
      <div className={query.isError && !query.data ? styles.middle : styles.body}>
        <QueryBoundary query={query} failed={t['chat.errorReading']()} fallback={<MessagesSkeleton />}>
          {() => (
            <Messages
              contact={contact}
              name={contact.name || name}
              words={words}
              sought={sought}
              onSeek={seek}
            />
          )}
        </QueryBoundary>
      </div>
      {list ? <list.MessageForm contact={contact} /> : <div className={formSpace} />}
    </>
  )
}

/** Their code comes while the hub connects and the messages are on their way. */
function Messages(props: MessageListProps) {
  const { code, failure } = useCode(loadMessageList)
  if (code) return <code.default {...props} />
  return failure ? <LoadError failure={failure} /> : <MessagesSkeleton />
}

interface HeadProps {
  readonly id: string
  /** Name of the contact, or of the members of a group. */
  readonly name: string
  /** Name of the group, if the contact is a group. */
  readonly group?: string
  readonly contact?: Contact
  readonly onFind?: () => void
  readonly isLoading?: boolean
}

function Face({ contact }: { readonly contact: Contact }) {
  return <ContactAvatar contact={contact} authors={useAuthors(contact.id)} size="xs" />
}

/** Header of a conversation; on phones with a link back to the list. New messages do not render it again. */
const Head = memo(function Head({ id, name, group, contact, onFind, isLoading = false }: HeadProps) {
  const t = useTexts(messagingTexts)
  const href = useHref()
  const { code } = useCode(loadMessageList, contact !== undefined)
  return (
    <div className={styles.head}>
      <ButtonLink
        data-above-toasts=""
        to={href(messagesRoute) ?? ''}
        variant="quiet"
        isIcon
        icon={arrowBackIcon}
        className={phoneOnly}
      >
        <VisuallyHidden>{t['chat.back']()}</VisuallyHidden>
      </ButtonLink>
      <div className={styles.contact}>
        {contact && <Face contact={contact} />}
        {isLoading && <HeadSkeleton />}
        {group ? (
          <div className={styles.content}>
            <p className={styles.title}>
              <span className={styles.group}>{group}</span>
              {contact && (
                <span className={styles.count}>{t['chat.members']({ count: contact.members.length })}</span>
              )}
            </p>
            <h2 id={id} title={name} className={styles.members}>
              {name}
            </h2>
          </div>
        ) : (
          <div className={styles.content}>
            <h2 id={id} className={styles.name}>
              {name || <VisuallyHidden>{t['messages.title']()}</VisuallyHidden>}
            </h2>
            {contact?.members.length === 0 && (
              <p className={styles.details}>
                <Slot of={contactDetails} props={{ contact }} whenFailed="nothing" />
              </p>
            )}
          </div>
        )}
      </div>
      {contact && onFind && (
        <div className={styles.menu}>
          {code && <code.ConversationMenu contact={contact} onFind={onFind} />}
        </div>
      )}
    </div>
  )
})
