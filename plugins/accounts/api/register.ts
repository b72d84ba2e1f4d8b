import { $languageTag, api, authenticationFailed, navigate, toastShown, unwrap } from '@kernel'
import { createStaleCheck } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { activationInstructionsRoute } from '../contract'
import { deleteRegistrationDraft } from '../model/registration-draft'
import type { RegistrationForm } from '../model/registration-form'
import { accountsTexts } from '../texts'

/**
 * Creates an account; then on to the activation instructions (ACC-REG-08). A refusal is kept as a failed login
 * with the text "Invalid data" (ACC-REG-09, decision:registration-error). Nothing of it is state of the server that a screen shows:
 * visitors need no query client for it.
 *
 * @param referralId the `token` of an invitation link (ACC-REG-02)
 * @returns what sends a form; it throws what it was refused with
 */
export function useRegister(referralId: string | null) {
  const [language, fail, go, showToast] = useUnit([$languageTag, authenticationFailed, navigate, toastShown])

  return async ({ confirmPassword: _, ...registration }: RegistrationForm): Promise<void> => {
    const isStillHere = createStaleCheck()
    try {
      // What a good answer holds is not documented, so nothing is read from it.
      await unwrap(
        api.POST('/api/user/register', {
          body: { ...registration, referralId, language },
          parseAs: 'text',
        }),
      )
    } catch (cause) {
      fail({ text: 'Invalid data', cause })
      throw cause
    }
    deleteRegistrationDraft()
    showToast({ kind: 'success', text: accountsTexts.ref('user.register.success') })
    if (isStillHere()) go({ to: activationInstructionsRoute })
  }
}
