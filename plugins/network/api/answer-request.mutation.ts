import { ApiError, api, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { withoutEntry } from '../model/cached-list'
import type { ConnectionRequest } from '../model/pending'
import { networkTexts } from '../texts'
import { connectionRequestsQuery } from './connection-requests.query'
import { connectionsQuery } from './connections.query'

/** Lets an answered request vanish at once; whatever was answered, the lists show what is true. */
function useForget(request: ConnectionRequest, onGone: () => void) {
  const client = useQueryClient()
  const { queryKey } = connectionRequestsQuery()
  return {
    onSuccess() {
      onGone()
      client.setQueriesData({ queryKey }, (answer: unknown) => withoutEntry(answer, request.id))
    },
    onSettled() {
      void client.invalidateQueries({ queryKey })
      void client.invalidateQueries({ queryKey: connectionsQuery().queryKey })
    },
  }
}

/** Says yes to who asks (NET-CONN-03, decision 4). */
export function useAcceptRequest(request: ConnectionRequest, onGone: () => void) {
  const { connectionId } = request
  return useMutation({
    async mutationFn() {
      if (connectionId === undefined) throw new ApiError('malformed', { body: request })
      return unwrap(api.POST('/api/UserConnection/Create', { body: { connectionId } }))
    },
    meta: {
      success: networkTexts.ref('requests.accepted'),
      failure: networkTexts.ref('requests.errorAccepting'),
    },
    ...useForget(request, onGone),
  })
}

/** Says no to who asks (NET-CONN-03, decision 4). */
export function useDeclineRequest(request: ConnectionRequest, onGone: () => void) {
  const { id } = request
  return useMutation({
    mutationFn: () => unwrap(api.POST('/api/UserInvitation/delete/{id}', { params: { path: { id } } })),
    meta: {
      success: networkTexts.ref('requests.declined'),
      failure: networkTexts.ref('requests.errorDeclining'),
    },
    ...useForget(request, onGone),
  })
}
