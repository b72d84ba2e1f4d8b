import { api, type Id, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { networkTexts } from '../texts'
import { connectionRequestsQuery } from './connection-requests.query'
import { connectionsQuery } from './connections.query'
import { invitationsQuery } from './invitations.query'

/** Asks somebody to connect (NET-FIND-01). Who has asked already is a connection at once. */
export function useRequestConnection() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (connectionId: Id) =>
      unwrap(api.POST('/api/UserConnection/Create', { body: { connectionId } })),
    meta: {
      success: networkTexts.ref('people.requested'),
      failure: networkTexts.ref('people.errorRequesting'),
    },
    // Whatever was answered, the lists show what is true.
    onSettled() {
      for (const { queryKey } of [invitationsQuery(), connectionRequestsQuery(), connectionsQuery()])
        void client.invalidateQueries({ queryKey })
    },
  })
}
