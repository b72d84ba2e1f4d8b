import { ApiError, api, sameId, type TextRef, toastShown, unwrap } from '@kernel'
import { useApiMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { ConnectionRequest } from '../model/invitations'
import { networkTexts } from '../texts'
import { connectionRequestsQuery } from './connection-requests.query'
import { connectionsQuery } from './connections.query'

interface AnswerOptions {
  readonly send: () => Promise<unknown>
  /** Text of the toast that is shown once the server no longer lists the request. */
  readonly success: TextRef
  readonly failure: TextRef
  readonly onRemoved: () => void
}

/** Answers a connection request; the toast depends on whether the server still lists the request. */
function useAnswer({ id }: ConnectionRequest, { send, success, failure, onRemoved }: AnswerOptions) {
  const client = useQueryClient()
  const showToast = useUnit(toastShown)
  return useApiMutation({
    async call() {
      await send()
      // Cancel running calls that list the connection requests: their result may be older than the answer.
      await client.cancelQueries({ queryKey: connectionRequestsQuery().queryKey })
      return client.fetchQuery({ ...connectionRequestsQuery(), staleTime: 0 }).then(
        (requests) => (requests.some((request) => sameId(request.id, id)) ? 'listed' : 'removed'),
        () => 'unknown',
      )
    },
    failure,
    onSuccess(state) {
      if (state === 'removed') {
        onRemoved()
        return showToast({ kind: 'success', text: success })
      }
      return showToast({
        kind: 'info',
        text: networkTexts.ref(state === 'listed' ? 'requests.stillListed' : 'requests.sent'),
      })
    },
    // Fetch the connection requests again, also after a failure, because only the server's list is reliable.
    onError: () => void client.invalidateQueries({ queryKey: connectionRequestsQuery().queryKey }),
    invalidates: [connectionsQuery()],
  })
}

/** Mutation that accepts a connection request (decision:ending-invitations). */
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

/** Mutation that declines a connection request (decision:ending-invitations). */
export function useDeclineRequest(request: ConnectionRequest, onRemoved: () => void) {
  const path = { id: request.id }
  return useAnswer(request, {
    send: () => unwrap(api.POST('/api/UserInvitation/delete/{id}', { params: { path } })),
    success: networkTexts.ref('requests.declined'),
    failure: networkTexts.ref('requests.errorDeclining'),
    onRemoved,
  })
}
