import { useHref, useTexts } from '@kernel'
import { type SearchSourceProps, useSearchSource } from '@kernel/parts'
import { groupIcon } from '@kernel/ui'
import { useQuery } from '@tanstack/react-query'
import { conversationsQuery } from '../api/conversations.query'
import { messagesRoute } from '../contract'
import { contactText, displayName } from '../model/contact'
import { messagingTexts } from '../texts'

/** Makes conversations searchable in the navigation bar. */
export default function SearchConversations(props: SearchSourceProps) {
  const t = useTexts(messagingTexts)
  const href = useHref()
  const query = useQuery({ ...conversationsQuery(), enabled: props.searchText !== '' })
  useSearchSource(props, {
    items: query.data,
    textOf: contactText,
    query,
    resultOf: (conversation) => {
      const { id, name, members } = conversation
      const isNamedGroup = members.length > 0 && name !== ''
      const title = isNamedGroup ? name : displayName(conversation, t['conversations.unnamed']())
      return {
        id: String(id),
        title,
        detail: isNamedGroup ? members.join(', ') : undefined,
        to: href(messagesRoute, undefined, { with: id }),
        ...(members.length > 0 ? { icon: groupIcon } : { avatar: { name: title, pictureUrl: '' } }),
      }
    },
  })
  return null
}
