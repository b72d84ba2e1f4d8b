import { api, type Id, unwrap } from '@kernel'
import { queryOptions } from '@tanstack/react-query'
import type { Stored } from '../model/log'
import { readMessages } from '../model/message'

/**
 * The messages of a conversation, with when they were asked for: what comes later by the hub is not among them. There
 * may be ten thousand: an answer is read once, and not compared with the one before.
 */
export const messagesQuery = (destinationId: Id) =>
  queryOptions({
    queryKey: [
      'get',
      '/api/Message/Messages',
      { params: { query: { destinationId: String(destinationId) } } },
    ],
    async queryFn({ signal }): Promise<Stored> {
      const askedAt = performance.now()
      const init = { params: { query: { destinationId } }, signal }
      return { askedAt, messages: readMessages(await unwrap(api.GET('/api/Message/Messages', init))) }
    },
    structuralSharing: false,
  })
