import { $language, api, authenticationFailed, goTo, toastShown, unwrap } from '@kernel'
import { useMutation } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { activationInstructionsRoute } from '../contract'
import type { RegistrationForm } from '../model/registration-form'
import { accountsTexts } from '../texts'

/**
 * Creates an account; then on to the activation instructions (ACC-REG-08). A refusal is kept as a failed login
 * with the text "Invalid data" (ACC-REG-09, decision 27).
 *
 * @param referralId the `token` of an invitation link (ACC-REG-02)
 */
export function useRegister(referralId: string | null) {
  const [language, fail, go, showToast] = useUnit([$language, authenticationFailed, goTo, toastShown])

  return useMutation({
    // What a good answer holds is not documented, so nothing is read from it.
    mutationFn: ({ confirmPassword: _, ...registration }: RegistrationForm) =>
      unwrap(
        api.POST('/api/user/register', {
          body: { ...registration, referralId, language },
          parseAs: 'text',
        }),
      ),
    onError: (cause) => fail({ text: 'Invalid data', cause }),
    onSuccess() {
      showToast({ kind: 'success', text: accountsTexts.ref('user.register.success') })
      go({ to: activationInstructionsRoute })
    },
  })
}
