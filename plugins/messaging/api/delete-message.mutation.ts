import { api, type Id, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { deletionRefused, messageDeleted } from '../model/deleted'
import { messagingTexts } from '../texts'
import { messagesQuery } from './messages.query'

/** Deletes a message of one's own: it is gone at once, and back when the server refuses (MSG-CHAT-04). */
export function useDeleteMessage(conversation: Id) {
  const client = useQueryClient()
  const [remove, putBack] = useUnit([messageDeleted, deletionRefused])
  return useMutation({
    mutationFn: (messageId: Id) =>
      unwrap(api.POST('/api/Message/delete/{messageId}', { params: { path: { messageId } } })),
    meta: {
      success: messagingTexts.ref('message.deleted'),
      failure: messagingTexts.ref('message.errorCancelling'),
    },
    onMutate: remove,
    onError(_error, messageId) {
      putBack(messageId)
      // The server may have done it, and only its answer was lost.
      return client.invalidateQueries({ queryKey: messagesQuery(conversation).queryKey })
    },
  })
}
