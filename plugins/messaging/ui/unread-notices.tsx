import { type Id, useHref, useTexts } from '@kernel'
import { type NoticeSourceProps, useNoticeSource } from '@kernel/parts'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { $canLoadConversations } from '../api/hub'
import { conversationsQuery } from '../api/queries'
import { messagesRoute } from '../contract'
import { displayName } from '../model/contact'
import { $unread, conversationRead } from '../model/unread'
import { messagingTexts } from '../texts'

/** Conversations with unread messages as notices. Their names load when the list opens. */
export default function UnreadNotices(props: NoticeSourceProps) {
  const t = useTexts(messagingTexts)
  const href = useHref()
  const [unread, canLoad, markRead] = useUnit([$unread, $canLoadConversations, conversationRead])
  const { data } = useQuery({
    ...conversationsQuery(),
    enabled: props.isOpen && canLoad && Object.keys(unread).length > 0,
  })
  const items = useMemo(() => {
    const contacts = new Map(data?.map((contact) => [String(contact.id), contact]))
    return Object.entries(unread).map(([id, count]) => ({ id: id as Id, count, contact: contacts.get(id) }))
  }, [unread, data])
  useNoticeSource(props, {
    items,
    noticeOf: ({ id, count, contact }) => {
      const name = contact && (contact.name || displayName(contact, ''))
      return {
        id: String(id),
        title: name || t['conversations.unnamed'](),
        detail: t['conversations.unread']({ count }),
        to: href(messagesRoute, undefined, { with: id }) ?? '',
        avatar: name ? { name, pictureUrl: '' } : undefined,
        markRead: () => markRead(id),
      }
    },
  })
  return null
}
