import { api, type Id, unwrap } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { deletionRefused, messageDeleted } from '../model/deleted'
import { messagingTexts } from '../texts'
import { messagesQuery } from './messages.query'

/** Deletes one of the user's messages optimistically (MSG-CHAT-04). */
export function useDeleteMessage(conversation: Id) {
  const client = useQueryClient()
  const [remove, restore] = useUnit([messageDeleted, deletionRefused])
  return useApiMutation({
    call: (messageId: Id) =>
      unwrap(api.POST('/api/Message/delete/{messageId}', { params: { path: { messageId } } })),
    success: messagingTexts.ref('message.deleted'),
    failure: messagingTexts.ref('message.errorCancelling'),
    onMutate: remove,
    onError(_error, messageId) {
      restore(messageId)
      // The server may have deleted the message although the call failed.
      return client.invalidateQueries({ queryKey: messagesQuery(conversation).queryKey })
    },
  })
}
