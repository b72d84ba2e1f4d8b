import { apiQuery, type Id } from '@kernel'
import { type QueryFunction, queryOptions, replaceEqualDeep } from '@tanstack/react-query'
import { readContact, readContacts } from '../model/contact'
import { addArrivals, arrivalsOf, type ConversationSnapshot } from '../model/merge-messages'
import { type Message, readMessages } from '../model/message'

/** Query of the conversations that have messages. */
export const conversationsQuery = () =>
  apiQuery('/api/message/conversations', { read: readContacts, keepOffline: true })

/** Query of all contacts the user can write to. */
export const contactsQuery = () => apiQuery('/api/Message/GetMessageContacts', { read: readContacts })

/** Query of a contact whose conversation is not in the list yet. */
export const contactQuery = (destinationId: Id) =>
  apiQuery('/api/Message/getMessageContactById', {
    init: { params: { query: { destinationId } } },
    read: readContact,
  })

export const messagesPath = '/api/Message/Messages'

/**
 * Query of a conversation's messages, to which messages from the hub and from sending are added. Structural sharing only
 * for what is selected from it: a conversation may have ten thousand messages.
 */
export function messagesQuery(destinationId: Id) {
  const { queryKey, queryFn, meta } = apiQuery(messagesPath, {
    init: { params: { query: { destinationId: String(destinationId) } } },
    read: readMessages,
    keepOffline: true,
  })
  const [method, path, init, variant] = queryKey
  return queryOptions({
    queryKey: [method, path, init, variant] as const,
    meta,
    async queryFn(context): Promise<ConversationSnapshot> {
      const askedAt = performance.now()
      const messages = await (queryFn as QueryFunction<Message[]>)(context)
      // The answer may lack messages that have arrived since the request.
      const before = context.client.getQueryData<ConversationSnapshot>(queryKey)
      return addArrivals({ askedAt, messages }, before ? arrivalsOf(before) : [])
    },
    structuralSharing: (before, after) => (isSnapshot(after) ? after : replaceEqualDeep(before, after)),
  })
}

const isSnapshot = (data: unknown) => typeof data === 'object' && data !== null && 'messages' in data

/** Returns the conversation of a query created by {@link messagesQuery}. */
export const conversationOf = ({ queryKey }: { readonly queryKey: readonly unknown[] }): string =>
  (queryKey[2] as { params: { query: { destinationId: string } } }).params.query.destinationId
