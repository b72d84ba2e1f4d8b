import { api, type Id, unwrap } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { withoutEntry } from '../model/cache-updates'
import { networkTexts } from '../texts'
import { invitationsQuery } from './invitations.query'

/** Mutation that cancels one of the user's invitations (decision:ending-invitations). */
export function useCancelInvitation(id: Id, onRemoved: () => void) {
  const client = useQueryClient()
  return useApiMutation({
    call: () => unwrap(api.POST('/api/userinvitation/{id}', { params: { path: { id } } })),
    success: networkTexts.ref('invitations.cancelled'),
    failure: networkTexts.ref('invitations.errorCancelling'),
    invalidates: [invitationsQuery()],
    onSuccess() {
      onRemoved()
      client.setQueryData(invitationsQuery().queryKey, (list) => list && withoutEntry(list, id))
    },
  })
}
