import { $languageTag, ApiError, api, toastShown, unwrap } from '@kernel'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type InviteResult, outcomeOf, outcomeOfAnswer } from '../model/invite-form'
import { networkTexts } from '../texts'
import { invitationsQuery } from './invitations.query'

/**
 * Invites one address after the other, each by a call of its own (NET-INV-01).
 *
 * @param onProgress is told what became of the addresses so far
 */
export function useInvite(onProgress: (results: readonly InviteResult[]) => void) {
  const client = useQueryClient()
  const [language, showToast] = useUnit([$languageTag, toastShown])

  return useMutation({
    async mutationFn(emails: readonly string[]) {
      const results: InviteResult[] = []
      let isRefused = false
      for (const email of emails) {
        // With a session that is over no further call would be answered otherwise.
        const outcome = isRefused ? 'failed' : await inviteOne(email)
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
          isRefused = error instanceof ApiError && error.isSignedOut
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
      // Nothing went out and nothing went wrong: that is said, too.
      if (!isSent && !isBroken) showToast({ kind: 'info', text: networkTexts.ref('invite.connected') })
    },
  })
}
