import { api, type Id, unwrap } from '@kernel'
import { queryOptions } from '@tanstack/react-query'
import { addArrivals, arrivalsOf, type ConversationSnapshot } from '../model/merge-messages'
import { readMessages } from '../model/message'

export const messagesPath = '/api/Message/Messages'

/**
 * Query of a conversation's messages, to which messages from the hub and from sending are added. No structural sharing:
 * a conversation may have ten thousand messages.
 */
export const messagesQuery = (destinationId: Id) =>
  queryOptions({
    queryKey: ['get', messagesPath, { params: { query: { destinationId: String(destinationId) } } }],
    async queryFn({ client, queryKey, signal }): Promise<ConversationSnapshot> {
      const askedAt = performance.now()
      const init = { params: { query: { destinationId } }, signal }
      const messages = readMessages(await unwrap(api.GET(messagesPath, init)))
      // The answer may lack messages that have arrived since the request.
      const before = client.getQueryData<ConversationSnapshot>(queryKey)
      return addArrivals({ askedAt, messages }, before ? arrivalsOf(before) : [])
    },
    structuralSharing: false,
  })

/** Returns the conversation of a query created by {@link messagesQuery}. */
export const conversationOf = ({ queryKey }: { readonly queryKey: readonly unknown[] }): string =>
  (queryKey[2] as { params: { query: { destinationId: string } } }).params.query.destinationId
