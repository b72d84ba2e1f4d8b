import { api, type Id, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withoutEntry } from '../model/cache-updates'
import { networkTexts } from '../texts'
import { invitationsQuery } from './invitations.query'

/** Takes an invitation of one's own back (NET-INV-03, decision:ending-invitations). */
export function useCancelInvitation(id: Id, onGone: () => void) {
  const client = useQueryClient()
  const { queryKey } = invitationsQuery()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/userinvitation/{id}', { params: { path: { id } } })),
    meta: {
      success: networkTexts.ref('invitations.cancelled'),
      failure: networkTexts.ref('invitations.errorCancelling'),
    },
    onSuccess() {
      onGone()
      client.setQueriesData({ queryKey }, (answer: unknown) => withoutEntry(answer, id))
    },
    // Whatever was answered, the lists show what is true.
    onSettled: () => void client.invalidateQueries({ queryKey }),
  })
}
