import { api, type Id, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withoutEntry } from '../model/cache-updates'
import { networkTexts } from '../texts'
import { invitationsQuery } from './invitations.query'

/** Cancels one of the user's invitations (NET-INV-03, decision:ending-invitations). */
export function useCancelInvitation(id: Id, onRemoved: () => void) {
  const client = useQueryClient()
  const { queryKey } = invitationsQuery()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/userinvitation/{id}', { params: { path: { id } } })),
    meta: {
      success: networkTexts.ref('invitations.cancelled'),
      failure: networkTexts.ref('invitations.errorCancelling'),
    },
    onSuccess() {
      onRemoved()
      client.setQueriesData({ queryKey }, (answer: unknown) => withoutEntry(answer, id))
    },
    onSettled: () => void client.invalidateQueries({ queryKey }),
  })
}
