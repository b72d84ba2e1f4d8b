import { $languageTag, ApiError, api, toastShown, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type InviteResult, outcomeOf, outcomeOfAnswer } from '../model/invite-form'
import { networkTexts } from '../texts'
import { invitationsQuery } from './invitations.query'

/**
 * Sends one invitation per call, one after the other (NET-INV-01).
 *
 * @param onProgress receives the results so far
 */
export function useInvite(onProgress: (results: readonly InviteResult[]) => void) {
  const client = useQueryClient()
  const [language, showToast] = useUnit([$languageTag, toastShown])

  return useMutation({
    async mutationFn(emails: readonly string[]) {
      const results: InviteResult[] = []
      let isSignedOut = false
      for (const email of emails) {
        // After the session has ended further calls would fail the same way.
        const outcome = isSignedOut ? 'failed' : await inviteOne(email)
        results.push({ email, outcome })
        onProgress([...results])
      }
      return results

      async function inviteOne(email: string) {
        try {
          return outcomeOfAnswer(
            await unwrap(api.POST('/api/UserInvitation/Create', { body: { email, language } })),
          )
        } catch (error) {
          isSignedOut = error instanceof ApiError && error.isSignedOut
          return outcomeOf(error)
        }
      }
    },
    onSuccess(results) {
      void client.invalidateQueries({ queryKey: invitationsQuery().queryKey })
      const isSent = results.some(({ outcome }) => outcome === 'sent' || outcome === 'requested')
      const isBroken = results.some(({ outcome }) => outcome === 'failed' || outcome === 'invalid')
      if (isSent) showToast({ kind: 'success', text: networkTexts.ref('invite.sent') })
      if (isBroken) showToast({ kind: 'danger', text: networkTexts.ref('invite.error') })
      // All addresses are already connected: also worth a toast.
      if (!isSent && !isBroken) showToast({ kind: 'info', text: networkTexts.ref('invite.connected') })
    },
  })
}
