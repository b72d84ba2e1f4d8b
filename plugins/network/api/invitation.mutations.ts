import {
  $languageTag,
  $session,
  ApiError,
  api,
  asRecord,
  type Id,
  outcomeOf,
  readText,
  type Schema,
  type TextRef,
  toastShown,
  unwrap,
} from '@kernel'
import { overlayOf, useApiMutation, useSendCommand } from '@kernel/parts'
import { useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { withoutEntry } from '../model/cache-updates'
import { type Invitation, readInvitations } from '../model/invitations'
import { type InviteResult, outcomeOfAnswer, outcomeOfFailure, unsentEmails } from '../model/invite-form'
import { networkTexts } from '../texts'
import { connectionRequestsQuery, invitationsQuery, requestSent } from './queries'

export interface InviteProgress {
  readonly results: readonly InviteResult[]
  /** The addresses that stay in the form, one per line: see `unsentEmails`. */
  readonly unsent: string
  readonly sending?: string
}

export const inviteKey = ['network', 'invite']

/**
 * Mutation that sends the invitations one after the other, each in its own call.
 *
 * @param onProgress called before each call and after the last one, also when the component has unmounted
 */
export function useInvite(onProgress: (progress: InviteProgress) => void) {
  const client = useQueryClient()
  const sendCommand = useSendCommand()
  const [language, showToast] = useUnit([$languageTag, toastShown])

  return useApiMutation({
    mutationKey: inviteKey,
    async call(emails: readonly string[]) {
      const results: InviteResult[] = []
      const report = (sending?: string): InviteProgress => {
        const progress = { results: [...results], unsent: unsentEmails(emails, results), sending }
        onProgress(progress)
        return progress
      }
      let isSignedOut = false
      for (const email of emails) {
        if (!isSignedOut) report(email)
        const outcome = isSignedOut ? 'failed' : await inviteOne(email)
        results.push({ email, outcome })
        if (outcome === 'requested') overlayOf(client).begin(requestSent, { email }).confirm()
      }
      return report()

      async function inviteOne(email: string) {
        try {
          return outcomeOfAnswer(
            await sendCommand<Invitation, unknown>({
              name: 'network/invitation',
              content: email.toLowerCase(),
              known: client.getQueryData(invitationsQuery().queryKey),
              list: async () =>
                readInvitations(await unwrap(api.GET('/api/UserInvitation/'))).map((listed) => ({
                  ...listed,
                  isInvitation: listed.login === '',
                })),
              isSame: (other) => other.email.toLowerCase() === email.toLowerCase(),
              send: (headers) =>
                unwrap(api.POST('/api/UserInvitation/Create', { body: { email, language }, headers })),
            }),
          )
        } catch (error) {
          isSignedOut = outcomeOf(error).isSignedOut
          return outcomeOfFailure(error)
        }
      }
    },
    onSuccess({ results, unsent }) {
      void client.invalidateQueries({ queryKey: invitationsQuery().queryKey })
      void client.invalidateQueries({ queryKey: connectionRequestsQuery().queryKey })
      const isSent = results.some(({ outcome }) => outcome === 'sent' || outcome === 'requested')
      const isBroken = unsent !== ''
      if (isSent) showToast({ kind: 'success', text: networkTexts.ref('invite.sent') })
      if (isBroken) showToast({ kind: 'danger', text: networkTexts.ref('invite.error') })
      // Also show a toast when no invitation was sent because all addresses belong to connections.
      if (!isSent && !isBroken) showToast({ kind: 'info', text: networkTexts.ref('invite.connected') })
    },
  })
}

/**
 * Mutation that cancels an invitation or a connection request of the user (decision:ending-invitations).
 * @param success text of the toast
 */
export function useCancelInvitation(success: TextRef) {
  const client = useQueryClient()
  return useApiMutation({
    call: (id: Id) => unwrap(api.POST('/api/userinvitation/{id}', { params: { path: { id } } })),
    success,
    failure: networkTexts.ref('invitations.errorCancelling'),
    invalidates: [invitationsQuery(), connectionRequestsQuery()],
    onSuccess(_, id) {
      overlayOf(client)
        .begin({ queries: invitationsQuery(), apply: withoutEntry<Invitation> }, id)
        .confirm()
    },
  })
}

export function useInvitationLink() {
  const id = useUnit($session)?.person.id
  return useApiMutation({
    async call() {
      if (id === undefined) throw new ApiError('not-found')
      const answer = await unwrap(api.GET('/api/user/{id}', { params: { path: { id } } }))
      const link = readText(asRecord<Schema<'Person'>>(answer).invitationLink)
      if (!/^https?:\/\//i.test(link)) throw new ApiError('invalid-response', { body: answer })
      return link
    },
    failure: networkTexts.ref('invite.errorLink'),
  })
}
