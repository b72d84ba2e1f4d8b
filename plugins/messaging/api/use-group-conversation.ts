import { $session } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { Contact, GroupToMessage } from '../contract'
import { conversationOfGroup } from '../model/contact'
import { contactsQuery, conversationsQuery } from './queries'

/**
 * Query of the id of a group's conversation; null if there is none.
 *
 * @param mayBeNew whether the conversation may have no messages yet: then it is one of the contacts
 */
export function useGroupConversation(group: GroupToMessage, mayBeNew = false) {
  const me = useUnit($session)?.person.name
  const select = (contacts: readonly Contact[]) => conversationOfGroup(contacts, group, me)?.id ?? null
  const listed = useQuery({ ...conversationsQuery(), select })
  const isNew = mayBeNew && listed.data === null
  const contacts = useQuery({ ...contactsQuery(), select, enabled: isNew })
  return isNew ? contacts : listed
}
