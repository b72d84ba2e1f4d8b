import { sameId } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import type { Contact } from '../contract'
import { contactQuery } from './contact.query'
import { useConversations } from './use-conversations'

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
  return {
    contact: listed ?? query.data,
    error: isUnlisted ? query.error : null,
    isFetching: query.isFetching,
    refetch: () => void query.refetch(),
  }
}
