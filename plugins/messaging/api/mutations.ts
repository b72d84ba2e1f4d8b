import { api, type Id, sameId, unwrap } from '@kernel'
import { patchQueries, useUndoableMutation } from '@kernel/parts'
import { useMutationState, useQueryClient } from '@tanstack/react-query'
import type { ConversationSnapshot } from '../model/merge-messages'
import { messagingTexts } from '../texts'
import { messagesQuery } from './queries'

const keyOf = (conversation: Id) => ['messaging', 'delete', String(conversation)]

/** Returns the ids of the messages that are being deleted, or whose deletion can still be undone. */
export const useDeletedMessages = (conversation: Id): readonly Id[] =>
  useMutationState({
    filters: { mutationKey: keyOf(conversation), status: 'pending' },
    select: ({ state }) => state.variables as Id,
  })

/** Deletes one of the user's messages; it can be undone. */
export function useDeleteMessage(conversation: Id) {
  const client = useQueryClient()
  const { queryKey } = messagesQuery(conversation)
  return useUndoableMutation({
    mutationKey: keyOf(conversation),
    call: (messageId: Id, init) =>
      unwrap(api.POST('/api/Message/delete/{messageId}', { ...init, params: { path: { messageId } } })),
    done: messagingTexts.ref('message.deleted'),
    failure: messagingTexts.ref('message.errorCancelling'),
    async onSuccess(_answer, messageId) {
      const isLoading = client.isFetching({ queryKey }) > 0
      patchQueries<ConversationSnapshot>(client, { queryKey }, ({ askedAt, messages }) => ({
        askedAt,
        messages: messages.filter(({ id }) => !sameId(id, messageId)),
      }))
      // A request sent before the deletion may still return the message, so send it again.
      if (isLoading) await client.invalidateQueries({ queryKey })
    },
    // The server may have deleted the message although the request failed.
    onError: () => void client.invalidateQueries({ queryKey }),
  })
}
