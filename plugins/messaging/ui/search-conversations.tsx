import { $session, type Id, readDate, sameId, useHref, useTexts } from '@kernel'
import { matchExcerpt, matchesSearch, useSearchSource } from '@kernel/parts'
import { groupIcon } from '@kernel/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import type { SearchSourceProps } from '../../search/contract'
import { conversationsQuery, messagesQuery } from '../api/queries'
import { type Contact, messagesRoute } from '../contract'
import { contactText, displayName, memberNames } from '../model/contact'
import { authorsOf, type Message } from '../model/message'
import { messagingTexts } from '../texts'
import { ContactAvatar, ContactFaces } from './contact-avatar'

/** A conversation, with the message that was found in it unless its name was. */
interface Hit {
  readonly conversation: Contact
  readonly message: Message | undefined
}

const hitText = ({ conversation, message }: Hit) => message?.text ?? contactText(conversation)

/** Makes conversations searchable in the navigation bar: by name, and by the messages that are loaded on this device. */
export default function useConversationsSearch(props: SearchSourceProps) {
  const { searchText } = props
  const t = useTexts(messagingTexts)
  const href = useHref()
  const client = useQueryClient()
  const userId = useUnit($session)?.person.id
  const query = useQuery({ ...conversationsQuery(), enabled: searchText !== '' })
  const hits = useMemo(() => {
    const lastMatch = (id: Id) =>
      client.getQueryData(messagesQuery(id).queryKey)?.findLast(({ text }) => matchesSearch(text, searchText))
    return query.data?.map((conversation): Hit => {
      const isFoundByName = matchesSearch(contactText(conversation), searchText)
      return { conversation, message: isFoundByName ? undefined : lastMatch(conversation.id) }
    })
  }, [query.data, client, searchText])
  return useSearchSource(props, {
    items: hits,
    textOf: hitText,
    query,
    note: t['search.note'](),
    resultOf: ({ conversation, message }) => {
      const { id, name, members } = conversation
      const isNamedGroup = members.length > 0 && name !== ''
      const title = isNamedGroup ? name : displayName(conversation, t['conversations.unnamed']())
      const author = sameId(message?.userId, userId)
        ? t['chat.you']()
        : members.length > 0 && message?.userName
      const loaded = client.getQueryData(messagesQuery(id).queryKey)
      const authors = loaded && authorsOf(loaded)
      const found = message && matchExcerpt(message.text, searchText)
      return {
        id: String(id),
        title,
        detail:
          found === undefined
            ? isNamedGroup
              ? memberNames(conversation)
              : undefined
            : author
              ? t['chat.said']({ name: author, text: found })
              : found,
        date: readDate(message?.sentAt),
        to: href(messagesRoute, undefined, { with: id }),
        ...(members.length > 0 ? { icon: groupIcon } : { avatar: { name: title, pictureUrl: '' } }),
        face: (
          <ContactFaces>
            <ContactAvatar contact={conversation} authors={authors} size="xs" />
          </ContactFaces>
        ),
      }
    },
  })
}
