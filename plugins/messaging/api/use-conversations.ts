import type { Id } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { $isReadingDue } from '../model/hub'
import { conversationsQuery } from './conversations.query'
import { messagesQuery } from './messages.query'

/** The conversations there are, read once the connection is there, or does not come. */
export function useConversations() {
  return useQuery({ ...conversationsQuery(), throwOnError: false, enabled: useUnit($isReadingDue) })
}

/** What was said in a conversation, read at the same time as {@link useConversations}. */
export function useMessages(conversation: Id) {
  return useQuery({ ...messagesQuery(conversation), throwOnError: false, enabled: useUnit($isReadingDue) })
}
