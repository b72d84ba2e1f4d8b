import { api, type Id, type TextRef, unwrap } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { withoutEntry } from '../model/cache-updates'
import { networkTexts } from '../texts'
import { invitationsQuery } from './invitations.query'

/**
 * Mutation that cancels an invitation or a connection request of the user (decision:ending-invitations).
 * @param success text of the toast
 * @param onRemoved called before the entry leaves the list, to move the focus to another element
 */
export function useCancelInvitation(success: TextRef, onRemoved?: () => void) {
  const client = useQueryClient()
  return useApiMutation({
    call: (id: Id) => unwrap(api.POST('/api/userinvitation/{id}', { params: { path: { id } } })),
    success,
    failure: networkTexts.ref('invitations.errorCancelling'),
    invalidates: [invitationsQuery()],
    onSuccess(_, id) {
      onRemoved?.()
      client.setQueryData(invitationsQuery().queryKey, (list) => list && withoutEntry(list, id))
    },
  })
}
