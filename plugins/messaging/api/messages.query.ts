import { api, type Id, unwrap } from '@kernel'
import { queryOptions } from '@tanstack/react-query'
import type { ConversationSnapshot } from '../model/merge-messages'
import { readMessages } from '../model/message'

export const messagesPath = '/api/Message/Messages'

/**
 * The messages of a conversation and the time of the request, since later ones arrive over the hub. No structural sharing:
 * a conversation may have ten thousand messages.
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

/** The conversation of a query of {@link messagesQuery}. */
export const conversationOf = ({ queryKey }: { readonly queryKey: readonly unknown[] }): string =>
  (queryKey[2] as { params: { query: { destinationId: string } } }).params.query.destinationId
