import { sameId } from '@kernel'
import { useQuery } from '@tanstack/react-query'
import type { Contact } from '../contract'
import { contactQuery } from './contact.query'
import { useConversations } from './use-conversations'

interface KnownContact {
  /** Nothing while it is not known; null where there is no such conversation. */
  readonly contact: Contact | null | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => void
}

/** Who a conversation is with: as the list of conversations says, or as the server does. */
export function useContact(id: string): KnownContact {
  const conversations = useConversations()
  const listed = conversations.data?.find((conversation) => sameId(conversation.id, id))
  const isUnlisted = !conversations.isPending && !listed
  const asked = useQuery({ ...contactQuery(id), throwOnError: false, enabled: isUnlisted })
  return {
    contact: listed ?? asked.data,
    error: isUnlisted ? asked.error : null,
    isFetching: asked.isFetching,
    refetch: () => void asked.refetch(),
  }
}
