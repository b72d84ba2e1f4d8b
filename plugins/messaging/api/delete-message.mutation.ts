import { api, type Id, sameId, unwrap } from '@kernel'
import { patchQueries, useApiMutation } from '@kernel/parts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { ConversationSnapshot } from '../model/merge-messages'
import { messagingTexts } from '../texts'
import { messagesQuery } from './messages.query'

/** Deletes one of the user's messages optimistically (MSG-CHAT-04). */
export function useDeleteMessage(conversation: Id) {
  const client = useQueryClient()
  const { queryKey } = messagesQuery(conversation)
  const patch = (cache: QueryClient, messageId: Id) =>
    patchQueries<ConversationSnapshot>(cache, { queryKey }, ({ askedAt, messages }) => ({
      askedAt,
      messages: messages.filter(({ id }) => !sameId(id, messageId)),
    }))
  return useApiMutation({
    call: (messageId: Id) =>
      unwrap(api.POST('/api/Message/delete/{messageId}', { params: { path: { messageId } } })),
    success: messagingTexts.ref('message.deleted'),
    failure: messagingTexts.ref('message.errorCancelling'),
    optimistic: { queries: { queryKey }, patch },
    // A conversation that was loaded meanwhile may still contain the deleted message.
    onSuccess: (_answer, messageId) => void patch(client, messageId),
  })
}
