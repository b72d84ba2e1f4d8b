import { api, type Id, unwrap } from '@kernel'
import { queryOptions } from '@tanstack/react-query'
import type { ConversationSnapshot } from '../model/merge-messages'
import { readMessages } from '../model/message'

export const messagesPath = '/api/Message/Messages'

/**
 * The messages of a conversation, with when they were asked for: what comes later by the hub is not among them. There
 * may be ten thousand: an answer is read once, and not compared with the one before.
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

/** Which conversation a query of {@link messagesQuery} has asked for. */
export const conversationOf = ({ queryKey }: { readonly queryKey: readonly unknown[] }): string =>
  (queryKey[2] as { params: { query: { destinationId: string } } }).params.query.destinationId
