import { Slot } from '@kernel/parts'
import { Avatar } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { css } from 'styled-system/css'
import { messagesQuery } from '../api/queries'
import { type ContactAvatarProps, contactAvatar } from '../contract'
import { displayName } from '../model/contact'
import type { ConversationSnapshot } from '../model/merge-messages'

/** Hides the initials once the contributed avatar is rendered after them. They stay if the avatar fails to load. */
const lastChildOnly = css({ display: 'contents', '& > :not(:last-child)': { display: 'none' } })

/** Number of messages whose authors are looked at: a group may have ten thousand. */
const maxMessages = 100

/** The avatar of a contact: contributed by a plugin, otherwise initials. */
export function ContactAvatar(props: ContactAvatarProps) {
  return props.contact.members.length > 0 ? <GroupAvatar {...props} /> : <ContributedAvatar {...props} />
}

function GroupAvatar(props: ContactAvatarProps) {
  const { data: authors } = useQuery({
    ...messagesQuery(props.contact.id),
    enabled: false,
    select: authorsOf,
  })
  return <ContributedAvatar {...props} authors={authors} />
}

function ContributedAvatar({ contact, authors, size }: ContactAvatarProps) {
  return (
    <span className={lastChildOnly}>
      <Avatar
        name={contact.name || displayName(contact, '')}
        size={size}
        isGroup={contact.members.length > 0}
      />
      <Slot of={contactAvatar} props={{ contact, authors, size }} whenFailed="nothing" />
    </span>
  )
}

function authorsOf({ messages }: ConversationSnapshot): ContactAvatarProps['authors'] {
  const authors = messages
    .slice(-maxMessages)
    .flatMap(({ userId, userName }) => (userId === undefined ? [] : { id: userId, name: userName }))
  return [...new Map(authors.map((author) => [String(author.id), author])).values()]
}
