import { api, type Id, unwrap } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { networkTexts } from '../texts'
import { connectionRequestsQuery } from './connection-requests.query'
import { connectionsQuery } from './connections.query'
import { invitationsQuery } from './invitations.query'

/** Requests a connection (NET-FIND-01). If the other person requested it before, both are connected immediately. */
export const useRequestConnection = () =>
  useApiMutation({
    call: (connectionId: Id) => unwrap(api.POST('/api/UserConnection/Create', { body: { connectionId } })),
    success: networkTexts.ref('people.requested'),
    failure: networkTexts.ref('people.errorRequesting'),
    invalidates: [invitationsQuery(), connectionRequestsQuery(), connectionsQuery()],
  })
