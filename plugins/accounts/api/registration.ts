import { $languageTag, api, authenticationFailed, navigate, outcomeOf, toastShown, unwrap } from '@kernel'
import { createStaleCheck, requestFailed } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { activationInstructionsRoute, type RegisteredAccount, waitingListRoute } from '../contract'
import { registeredAccount } from '../model/registered-account'
import type { RegistrationForm, WaitingListForm } from '../model/registration'
import { accountsTexts } from '../texts'

/**
 * Returns the submit function of the registration, which leads to the activation instructions. A failure
 * is reported like a failed login, with the text "Invalid data" (decision:registration-error). The function
 * is not a TanStack mutation, because visitors load no query client.
 *
 * @param referralId the `token` of an invitation link
 * @param onRegistered called when the account was created
 * @returns a function whose promise rejects with the error of the call
 */
export function useRegister(referralId: string | null, onRegistered: (account: RegisteredAccount) => void) {
  const [language, fail, go, showToast] = useUnit([$languageTag, authenticationFailed, navigate, toastShown])

  return async ({ confirmPassword: _, ...registration }: RegistrationForm): Promise<void> => {
    const isCurrent = createStaleCheck()
    try {
      // `parseAs: 'text'`: a successful answer may not be JSON, because the API does not document its content.
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
    const { name, login, email } = registration
    registeredAccount.save({ name, login, email })
    onRegistered({ name, login, email })
    showToast({ kind: 'success', text: accountsTexts.ref('user.register.success') })
    if (isCurrent()) go({ to: activationInstructionsRoute })
  }
}

/**
 * Returns the submit function of the waiting list, which leads to its confirmation. A failure is reported like a failed
 * login and in a toast.
 */
export function useJoinWaitingList() {
  const [fail, go, showFailure] = useUnit([authenticationFailed, navigate, requestFailed])

  return async (entry: WaitingListForm): Promise<void> => {
    const isCurrent = createStaleCheck()
    try {
      // `parseAs: 'text'`: a successful answer may not be JSON, because the API does not document its content.
      await unwrap(api.POST('/api/user/waitingListRegister', { body: entry, parseAs: 'text' }))
      registeredAccount.save({ name: entry.name, login: '', email: entry.email })
      if (isCurrent()) go({ to: waitingListRoute })
    } catch (cause) {
      fail({ text: 'Invalid data', cause })
      const { isUncertain } = outcomeOf(cause)
      showFailure({
        text: accountsTexts.ref(isUncertain ? 'waitingList.unsure' : 'waitingList.error.message'),
        error: cause,
      })
    }
  }
}
