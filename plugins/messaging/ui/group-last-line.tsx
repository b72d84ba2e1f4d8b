import { $session, type Id, readDate, sameId, useTexts } from '@kernel'
import { imageUrl, RelativeTime, useSharedLabel } from '@kernel/parts'
import { Avatar, chatIcon, Icon, Skeleton } from '@kernel/ui'
import { useUnit } from 'effector-react'
import { css } from 'styled-system/css'
import type { GroupActivityProps } from '../../groups/contract'
import { useLoadedMessages, usePreview } from '../api/last-message'
import { useGroupConversation } from '../api/use-group-conversation'
import type { Message } from '../model/message'
import { withoutQuote } from '../model/quote'
import { messagingTexts } from '../texts'

/** Number of messages in a wide row, which has their room also while they load. */
const wideMessages = 3

const styles = {
  row: css({
    display: 'flex',
    alignItems: 'baseline',
    gap: '2',
    minW: '0',
    textStyle: 'caption',
    color: 'quiet',
  }),
  words: css({ grow: true, truncate: true }),
  // The column of tablets has room for words only.
  time: css({
    gridArea: '[1 / 2 !important]',
    textStyle: 'caption',
    color: 'quiet',
    mdToLg: { display: 'none' },
  }),
  messages: css({ stack: true, alignContent: 'start', gap: '3' }),
  message: css({ display: 'flex', gap: '3', minW: '0' }),
  content: css({ stack: true, grow: true }),
  author: css({ grow: true, truncate: true, color: 'text', fontWeight: 'medium' }),
  text: css({ textStyle: 'small', color: 'quiet', truncate: true }),
  none: css({
    display: 'grid',
    alignSelf: 'center',
    justifyItems: 'center',
    textStyle: 'small',
    color: 'quiet',
    textAlign: 'center',
  }),
  icon: css({ circle: true, w: '10', h: '10', mb: '2', bg: 'subtle' }),
  face: css({ w: '8!', h: '8!' }),
  awaited: css({ w: 'full', minH: '[1.125rem]' }),
}

/** The last message of a group in its row of the list of groups, or a few in a wide one. */
export default function GroupLastLine(props: GroupActivityProps) {
  const { data: conversation, isLoading } = useGroupConversation(props.group)
  if (conversation === undefined) return isLoading && <Awaited isWide={props.isWide} />
  if (conversation === null) return <NoMessages isWide={props.isWide} />
  return <LastLine {...props} conversation={conversation} />
}

function LastLine({ group, isWide, conversation }: GroupActivityProps & { readonly conversation: Id }) {
  const t = useTexts(messagingTexts)
  const person = useUnit($session)?.person
  const sharedOf = useSharedLabel()
  const wordsOf = ({ text }: Message) => sharedOf(withoutQuote(text)) ?? withoutQuote(text)
  const isOwn = ({ userId }: Message) => sameId(userId, person?.id)
  const nameOf = (message: Message) => (isOwn(message) ? t['chat.you']() : message.userName)
  const pictureOf = (message: Message) =>
    (isOwn(message) ? person : group.members.find(({ userId }) => sameId(userId, message.userId)))
      ?.pictureUrl ?? ''
  const preview = usePreview(conversation, true)
  const latest = useLoadedMessages(conversation, wideMessages)
  if (!preview) return preview === undefined && <Awaited isWide={isWide} />
  const { last } = preview
  if (!last) return <NoMessages isWide={isWide} />
  if (isWide)
    return (
      <span className={styles.messages}>
        {latest.map((message) => (
          <span key={message.key} className={styles.message}>
            <Avatar src={imageUrl(pictureOf(message))} name={message.userName} size="2xs" />
            <span className={styles.content}>
              <span className={styles.row}>
                <span className={styles.author}>
                  <bdi>{nameOf(message)}</bdi>
                </span>
                <SentAt message={message} />
              </span>
              <span dir="auto" className={styles.text}>
                {wordsOf(message)}
              </span>
            </span>
          </span>
        ))}
      </span>
    )
  const name = nameOf(last)
  const text = wordsOf(last)
  return (
    <>
      <span className={styles.row}>
        <span dir="auto" className={styles.words}>
          {name ? t['chat.said']({ name, text }) : text}
        </span>
      </span>
      <span className={styles.time}>
        <SentAt message={last} />
      </span>
    </>
  )
}

function NoMessages({ isWide }: Pick<GroupActivityProps, 'isWide'>) {
  const t = useTexts(messagingTexts)
  if (!isWide) return <span className={styles.row}>{t['chat.empty']()}</span>
  return (
    <span className={styles.none}>
      <span className={styles.icon}>
        <Icon of={chatIcon} />
      </span>
      <span className={styles.author}>{t['chat.empty']()}</span>
      {t['chat.empty.text']()}
    </span>
  )
}

function Awaited({ isWide }: Pick<GroupActivityProps, 'isWide'>) {
  if (!isWide)
    return (
      <span className={styles.awaited}>
        <Skeleton width="long" />
      </span>
    )
  return (
    <span className={styles.messages}>
      {Array.from({ length: wideMessages }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items are equal and never change their order
        <span key={index} className={styles.message}>
          <Skeleton shape="circle" className={styles.face} />
          <span className={styles.content}>
            <Skeleton width="half" />
            <Skeleton width="long" />
          </span>
        </span>
      ))}
    </span>
  )
}

function SentAt({ message }: { readonly message: Message }) {
  const sentAt = readDate(message.sentAt)
  return sentAt && <RelativeTime date={sentAt} isWithinLink />
}
