import { api, type Id, unwrap } from '@kernel'
import { useUndoableMutation } from '@kernel/parts'
import { messagingTexts } from '../texts'
import { messageDeletion } from './queries'

/** It can be undone. */
export const useDeleteMessage = () =>
  useUndoableMutation({
    call: ({ id }: { readonly from: Id; readonly id: Id }, init) =>
      unwrap(api.POST('/api/Message/delete/{messageId}', { ...init, params: { path: { messageId: id } } })),
    done: messagingTexts.ref('message.deleted'),
    failure: messagingTexts.ref('message.errorCancelling'),
    optimistic: messageDeletion,
  })
