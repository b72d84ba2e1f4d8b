import { ApiError, api, type TextRef, toastShown, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { hasEntry } from '../model/cache-updates'
import type { ConnectionRequest } from '../model/invitations'
import { networkTexts } from '../texts'
import { connectionRequestsQuery } from './connection-requests.query'
import { connectionsQuery } from './connections.query'

interface AnswerOptions {
  readonly send: () => Promise<unknown>
  /** Shown once the server no longer lists the request. */
  readonly success: TextRef
  readonly failure: TextRef
  readonly onRemoved: () => void
}

/** Answers a request; the toast depends on whether the server still lists it afterwards (FLT-08). */
function useAnswer({ id }: ConnectionRequest, { send, success, failure, onRemoved }: AnswerOptions) {
  const client = useQueryClient()
  const showToast = useUnit(toastShown)
  return useMutation({
    async mutationFn() {
      await send()
      // A running read may predate the answer.
      await client.cancelQueries({ queryKey: connectionRequestsQuery().queryKey })
      const requests = client.fetchQuery({ ...connectionRequestsQuery(), staleTime: 0 })
      return requests.then(
        (answer) => (hasEntry(answer, id) ? 'listed' : 'removed'),
        () => 'unknown',
      )
    },
    meta: { failure },
    onSuccess(state) {
      if (state === 'removed') {
        onRemoved()
        return showToast({ kind: 'success', text: success })
      }
      showToast({
        kind: 'info',
        text: networkTexts.ref(state === 'listed' ? 'requests.stillListed' : 'requests.sent'),
      })
    },
    // Also after a failure: the server's list is the truth.
    onError: () => void client.invalidateQueries({ queryKey: connectionRequestsQuery().queryKey }),
    onSettled: () => void client.invalidateQueries({ queryKey: connectionsQuery().queryKey }),
  })
}

/** Accepts a connection request (NET-CONN-03, decision:ending-invitations). */
export function useAcceptRequest(request: ConnectionRequest, onRemoved: () => void) {
  const { connectionId } = request
  return useAnswer(request, {
    async send() {
      if (connectionId === undefined) throw new ApiError('invalid-response', { body: request })
      return unwrap(api.POST('/api/UserConnection/Create', { body: { connectionId } }))
    },
    success: networkTexts.ref('requests.accepted'),
    failure: networkTexts.ref('requests.errorAccepting'),
    onRemoved,
  })
}

/** Declines a connection request (NET-CONN-03, decision:ending-invitations). */
export function useDeclineRequest(request: ConnectionRequest, onRemoved: () => void) {
  const path = { id: request.id }
  return useAnswer(request, {
    send: () => unwrap(api.POST('/api/UserInvitation/delete/{id}', { params: { path } })),
    success: networkTexts.ref('requests.declined'),
    failure: networkTexts.ref('requests.errorDeclining'),
    onRemoved,
  })
}
