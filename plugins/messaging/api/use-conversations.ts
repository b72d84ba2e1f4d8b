import type { Id } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { $canLoadConversations } from '../model/hub'
import { conversationsQuery } from './conversations.query'
import { messagesQuery } from './messages.query'

/** Loaded once the hub is connected, or after a time limit. */
export function useConversations() {
  return useQuery({ ...conversationsQuery(), throwOnError: false, enabled: useUnit($canLoadConversations) })
}

/** Loaded at the same time as {@link useConversations}. */
export function useMessages(conversation: Id) {
  return useQuery({
    ...messagesQuery(conversation),
    throwOnError: false,
    enabled: useUnit($canLoadConversations),
  })
}
