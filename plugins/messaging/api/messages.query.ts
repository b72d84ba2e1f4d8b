import { api, type Id, unwrap } from '@kernel'
import { queryOptions } from '@tanstack/react-query'
import type { ConversationSnapshot } from '../model/merge-messages'
import { readMessages } from '../model/message'

export const messagesPath = '/api/Message/Messages'

/**
 * Query of a conversation's messages, with the time of the request, because later messages arrive over the hub. No
 * structural sharing: a conversation may have ten thousand messages.
 */
export const messagesQuery = (destinationId: Id) =>
  queryOptions({
    queryKey: ['get', messagesPath, { params: { query: { destinationId: String(destinationId) } } }],
    async queryFn({ signal }): Promise<ConversationSnapshot> {
      const askedAt = performance.now()
      const init = { params: { query: { destinationId } }, signal }
      return { askedAt, messages: readMessages(await unwrap(api.GET(messagesPath, init))) }
    },
    structuralSharing: false,
  })

/** Returns the conversation of a query created by {@link messagesQuery}. */
export const conversationOf = ({ queryKey }: { readonly queryKey: readonly unknown[] }): string =>
  (queryKey[2] as { params: { query: { destinationId: string } } }).params.query.destinationId
