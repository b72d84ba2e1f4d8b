import type { Id } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { $canLoadConversations } from '../model/hub'
import { conversationsQuery } from './conversations.query'
import { messagesQuery } from './messages.query'

/** Returns the conversations, which load once the hub is connected or after a time limit. */
export function useConversations() {
  return useQuery({ ...conversationsQuery(), enabled: useUnit($canLoadConversations) })
}

/** Returns the messages of a conversation, loaded at the same time as {@link useConversations}. */
export function useMessages(conversation: Id) {
  return useQuery({
    ...messagesQuery(conversation),
    enabled: useUnit($canLoadConversations),
  })
}
