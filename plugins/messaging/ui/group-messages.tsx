import { $session, type Id, readDate, sameId, useHref, useTexts } from '@kernel'
import { imageUrl, QueryBoundary, RelativeTime } from '@kernel/parts'
import { Avatar, Icon, Link, ScreenSkeleton, sendIcon } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { useId } from 'react'
import { css } from 'styled-system/css'
import type { GroupProps } from '../../groups/contract'
import { useLastMessages } from '../api/last-message'
import { useGroupConversation } from '../api/use-group-conversation'
import { messagesRoute } from '../contract'
import type { Message } from '../model/message'
import { withoutQuote } from '../model/quote'
import { messagingTexts } from '../texts'

const maxMessages = 6

const styles = {
  root: css({ stack: true, gap: '2' }),
  title: css({ textStyle: 'strong' }),
  list: css({ stack: true }),
  row: css({ display: 'flex', alignItems: 'flex-start', gap: '3', minW: '0', py: '2' }),
  content: css({ display: 'grid', grow: true }),
  top: css({ display: 'flex', alignItems: 'baseline', gap: '2', minW: '0' }),
  name: css({ textStyle: 'label', minW: '0', truncate: true }),
  time: css({ textStyle: 'caption', color: 'quiet', flexShrink: '0' }),
  text: css({ overflowWrap: 'anywhere', lineClamp: '2' }),
  empty: css({ color: 'quiet' }),
  // Like the field of the conversation that it opens.
  write: css({
    row: true,
    justifyContent: 'space-between',
    gap: '3',
    minH: 'touch',
    mt: '2',
    px: '4',
    py: '2',
    rounded: '[1.5rem]',
    borderWidth: '1px',
    borderColor: 'edge',
    color: 'quiet',
    overflowWrap: 'anywhere',
    transition: 'common',
    _hover: { borderColor: 'text', color: 'text' },
    '& > svg': { color: 'accent.text' },
  }),
}

const fallback = <ScreenSkeleton of="people" count={3} />

/** The last messages of a group, below its members, with the way to answer them. */
export default function GroupMessages({ group }: GroupProps) {
  const t = useTexts(messagingTexts)
  const href = useHref()
  const id = useId()
  const query = useGroupConversation(group, true)
  // A server may keep no conversation for a group: then there is nothing to show.
  if (query.data === null) return null
  return (
    <section aria-labelledby={id} className={styles.root}>
      <h2 id={id} className={styles.title}>
        {t['group.latest']()}
      </h2>
      <QueryBoundary query={query} failed={t['chat.errorReading']()} fallback={fallback}>
        {(conversation) =>
          conversation !== null && <LastMessages group={group} conversation={conversation} titleId={id} />
        }
      </QueryBoundary>
      <Link to={href(messagesRoute, undefined, { group: group.id }) ?? ''} className={styles.write}>
        {group.name ? t['message.to']({ name: group.name }) : t['message.label']()}
        <Icon of={sendIcon} />
      </Link>
    </section>
  )
}

interface LastMessagesProps extends GroupProps {
  readonly conversation: Id
  readonly titleId: string
}

function LastMessages({ group, conversation, titleId }: LastMessagesProps) {
  const t = useTexts(messagingTexts)
  const query = useLastMessages(conversation, maxMessages)
  return (
    <QueryBoundary query={query} failed={t['chat.errorReading']()} fallback={fallback}>
      {(messages) =>
        messages.length === 0 ? (
          <p className={styles.empty}>
            {t['chat.empty']()}. {t['chat.empty.text']()}
          </p>
        ) : (
          <ul role="list" aria-labelledby={titleId} className={styles.list}>
            {messages.map((message) => (
              <MessageLine key={message.key} message={message} group={group} />
            ))}
          </ul>
        )
      }
    </QueryBoundary>
  )
}

/** One message with the face of its author, whose picture the group knows. */
function MessageLine({ message, group }: GroupProps & { readonly message: Message }) {
  const t = useTexts(messagingTexts)
  const person = useUnit($session)?.person
  const author = group.members.find(({ userId }) => sameId(userId, message.userId))
  const isOwn = sameId(message.userId, person?.id)
  const name = message.userName || author?.name || t['conversations.unnamed']()
  const sentAt = readDate(message.sentAt)
  return (
    <li className={styles.row}>
      <Avatar
        src={imageUrl((isOwn ? person?.pictureUrl : author?.pictureUrl) ?? '')}
        name={(isOwn && person?.name) || name}
        size="2xs"
      />
      <div className={styles.content}>
        <p className={styles.top}>
          <bdi className={styles.name}>{isOwn ? t['chat.you']() : name}</bdi>
          {sentAt && (
            <span className={styles.time}>
              <RelativeTime date={sentAt} />
            </span>
          )}
        </p>
        <p dir="auto" className={styles.text}>
          {withoutQuote(message.text)}
        </p>
      </div>
    </li>
  )
}
