import { type Id, outcomeOf, sameId } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useCallback } from 'react'
import type { Contact } from '../contract'
import type { Message } from '../model/message'
import { findQuotedAuthor } from '../model/quote'
import { $canLoadConversations } from './hub'
import { contactQuery, conversationsQuery, messagesQuery } from './queries'

/** Returns the conversations, which load once the hub is connected or after a time limit. */
export function useConversations() {
  return useQuery({ ...conversationsQuery(), enabled: useUnit($canLoadConversations) })
}

/** Returns the messages of a conversation, loaded at the same time as {@link useConversations}. */
export function useMessages(conversation: Id) {
  return useQuery({ ...messagesQuery(conversation), enabled: useUnit($canLoadConversations) })
}

/** Returns the message whose author certainly wrote the words of a quote; other messages do not render it again. */
export function useQuoted(conversation: Id, quote: string) {
  const select = useCallback((messages: readonly Message[]) => findQuotedAuthor(messages, quote), [quote])
  return useQuery({ ...messagesQuery(conversation), enabled: useUnit($canLoadConversations), select }).data
}

interface ContactResult {
  /** The contact; undefined while loading, null if there is none. */
  readonly contact: Contact | null | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => void
}

/** Returns the contact of a conversation, from the list or else from a separate request. */
export function useContact(id: string): ContactResult {
  const conversations = useConversations()
  const listed = conversations.data?.find((conversation) => sameId(conversation.id, id))
  const isUnlisted = !conversations.isPending && !listed
  const query = useQuery({ ...contactQuery(id), enabled: isUnlisted })
  const isGone = outcomeOf(query.error).isMissing
  return {
    contact: listed ?? (isGone ? null : query.data),
    error: isUnlisted ? query.error : null,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  }
}
