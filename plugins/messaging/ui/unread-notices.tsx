import { type Id, useHref, useTexts } from '@kernel'
import { loadableOf } from '@kernel/parts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useMemo } from 'react'
import { maxNotices, type NoticeSourceProps } from '../../notices/contract'
import { conversationsQuery, messagesQuery } from '../api/queries'
import { messagesRoute } from '../contract'
import { displayName } from '../model/contact'
import { $unmutedUnread, conversationRead } from '../model/unread'
import { messagingTexts } from '../texts'

/** Conversations with unread messages as notices. Their names load when the list opens. */
export default function useUnreadNotices({ isOpen }: NoticeSourceProps) {
  const t = useTexts(messagingTexts)
  const href = useHref()
  const [unread, markRead] = useUnit([$unmutedUnread, conversationRead])
  const client = useQueryClient()
  const isUnread = Object.keys(unread).length > 0
  const query = useQuery({ ...conversationsQuery(), enabled: isOpen && isUnread })
  const { data } = query
  // While the list is closed, only the number of notices is shown, which needs no names.
  const isNameless = isOpen && isUnread && !data
  const items = useMemo(() => {
    if (isNameless) return undefined
    const contacts = new Map(data?.map((contact) => [String(contact.id), contact]))
    return Object.entries(unread).map(([id, count]) => ({ id: id as Id, count, contact: contacts.get(id) }))
  }, [unread, isNameless, data])
  return loadableOf({ data: items, error: query.error, refetch: query.refetch }, (conversations) =>
    conversations.slice(0, maxNotices).map(({ id, count, contact }) => {
      const name = contact && (contact.name || displayName(contact, ''))
      return {
        id: String(id),
        title: name || t['conversations.unnamed'](),
        detail: t['conversations.unread']({ count }),
        to: href(messagesRoute, undefined, { with: id }) ?? '',
        avatar: name ? { name, pictureUrl: '' } : undefined,
        markRead: () =>
          markRead({ conversation: id, messages: client.getQueryData(messagesQuery(id).queryKey) }),
      }
    }),
  )
}
