import { api, type Id, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { networkTexts } from '../texts'
import { connectionRequestsQuery } from './connection-requests.query'
import { connectionsQuery } from './connections.query'
import { invitationsQuery } from './invitations.query'

/** Requests a connection (NET-FIND-01). If the other person requested it before, both are connected immediately. */
export function useRequestConnection() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (connectionId: Id) =>
      unwrap(api.POST('/api/UserConnection/Create', { body: { connectionId } })),
    meta: {
      success: networkTexts.ref('people.requested'),
      failure: networkTexts.ref('people.errorRequesting'),
    },
    onSettled() {
      for (const { queryKey } of [invitationsQuery(), connectionRequestsQuery(), connectionsQuery()])
        void client.invalidateQueries({ queryKey })
    },
  })
}
