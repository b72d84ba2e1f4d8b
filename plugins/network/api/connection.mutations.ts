import { $languageTag, ApiError, api, type Id, sameId, type TextRef, toastShown, unwrap } from '@kernel'
import { useApiMutation, useUndoableMutation } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { ConnectionRequest } from '../model/invitations'
import { readFoundPeople } from '../model/person'
import { createRelations, type PersonKeys } from '../model/relation'
import { networkTexts } from '../texts'
import {
  connectionDeletion,
  connectionRequestsQuery,
  connectionsQuery,
  invitationsQuery,
  requestSent,
} from './queries'

/** @throws ApiError also when nobody has the username */
async function findId(login: string, language: string): Promise<Id> {
  const answer = await unwrap(
    api.POST('/api/UserConnection/Search', { body: { searchText: login, language } }),
  )
  const person = readFoundPeople(answer).find((found) => found.login.toLowerCase() === login.toLowerCase())
  if (!person) throw new ApiError('not-found', { status: 404 })
  return person.id
}

/** If the other person requested it before, both are connected immediately, as the toast says. */
export function useRequestConnection() {
  const language = useUnit($languageTag)
  const client = useQueryClient()
  const showToast = useUnit(toastShown)
  return useApiMutation({
    async call({ id, login }: PersonKeys) {
      const connectionId = id ?? (await findId(login, language))
      await unwrap(api.POST('/api/UserConnection/Create', { body: { connectionId } }))
      const { queryKey } = connectionsQuery()
      // Starts anew, because the result of a running call may be older than the connection.
      await client.refetchQueries({ queryKey })
      const relationTo = createRelations(client.getQueryData(queryKey) ?? [], [])
      return relationTo({ id: connectionId, login })
    },
    failure: networkTexts.ref('people.errorRequesting'),
    optimistic: requestSent,
    onSuccess: (relation) =>
      showToast({
        kind: 'success',
        text: networkTexts.ref(relation === 'connected' ? 'requests.accepted' : 'people.requested'),
      }),
    // A failed call may have taken effect.
    onError: () => void client.invalidateQueries({ queryKey: connectionsQuery().queryKey }),
    invalidates: [invitationsQuery(), connectionRequestsQuery()],
  })
}

interface AnswerOptions {
  readonly send: () => Promise<unknown>
  /** Text of the toast that is shown once the server no longer lists the request. */
  readonly success: TextRef
  readonly failure: TextRef
}

/** The toast depends on whether the server still lists the request. */
function useAnswer({ id }: ConnectionRequest, { send, success, failure }: AnswerOptions) {
  const client = useQueryClient()
  const showToast = useUnit(toastShown)
  return useApiMutation({
    async call() {
      await send()
      const { queryKey } = connectionRequestsQuery()
      // Starts anew, because the result of a running call may be older than the answer. The next answer starts it anew
      // again, and this one waits for the same result.
      return client.refetchQueries({ queryKey }, { throwOnError: true }).then(
        () => {
          const requests = client.getQueryData(queryKey) ?? []
          return requests.some((request) => sameId(request.id, id)) ? 'listed' : 'removed'
        },
        () => 'unknown',
      )
    },
    failure,
    onSuccess(state) {
      if (state === 'removed') return showToast({ kind: 'success', text: success })
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
export function useAcceptRequest(request: ConnectionRequest) {
  const { connectionId } = request
  return useAnswer(request, {
    async send() {
      if (connectionId === undefined) throw new ApiError('invalid-response', { body: request })
      return unwrap(api.POST('/api/UserConnection/Create', { body: { connectionId } }))
    },
    success: networkTexts.ref('requests.accepted'),
    failure: networkTexts.ref('requests.errorAccepting'),
  })
}

/** Mutation that declines a connection request (decision:ending-invitations). */
export function useDeclineRequest(request: ConnectionRequest) {
  const path = { id: request.id }
  return useAnswer(request, {
    send: () => unwrap(api.POST('/api/UserInvitation/delete/{id}', { params: { path } })),
    success: networkTexts.ref('requests.declined'),
    failure: networkTexts.ref('requests.errorDeclining'),
  })
}

/** It can be undone. */
export const useDeleteConnection = () =>
  useUndoableMutation({
    call: (id: Id, init) => unwrap(api.POST('/api/UserConnection/delete', { ...init, body: { id } })),
    done: networkTexts.ref('connections.deleted'),
    failure: networkTexts.ref('connections.errorDeleting'),
    optimistic: connectionDeletion,
    // Groups and posts also depend on connections, so all queries become stale and are refetched when next shown.
    invalidates: [{ refetchType: 'none' }, connectionsQuery()],
  })
