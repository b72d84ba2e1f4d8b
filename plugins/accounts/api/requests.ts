import {
  $languageTag,
  ApiError,
  api,
  authenticationFailed,
  navigate,
  outcomeOf,
  readBoolean,
  type Settings,
  toastShown,
  unwrap,
} from '@kernel'
import { createStaleCheck, requestFailed } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { activationInstructionsRoute, type RegisteredAccount, waitingListRoute } from '../contract'
import { registeredEmail } from '../model/registered-email'
import { deleteRegistrationDraft } from '../model/registration-draft'
import type { RegistrationForm } from '../model/registration-form'
import type { UniqueKind } from '../model/taken-values'
import type { WaitingListForm } from '../model/waiting-list-form'
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
    deleteRegistrationDraft()
    const { name, login, email } = registration
    registeredEmail.save(email)
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

/** Whether the server's answer `true` means "taken" or "free", as the deployment's settings say. */
type UniquenessAnswer = Settings['uniquenessAnswer']

interface TakenRequest {
  readonly kind: UniqueKind
  readonly value: string
  readonly meaning: UniquenessAnswer
  readonly signal: AbortSignal
}

/**
 * Whether another account has this username or e-mail address.
 *
 * @param request `meaning` says what `true` means (decision:uniqueness-answer)
 * @throws ApiError, also when the answer is not a boolean
 */
export async function isTaken({ kind, value, meaning, signal }: TakenRequest): Promise<boolean> {
  const answer: unknown = await unwrap(
    kind === 'login'
      ? api.GET('/api/user/checklogin', { params: { query: { login: value } }, signal })
      : api.GET('/api/user/checkemail', { params: { query: { email: value } }, signal }),
  )
  const isYes = readBoolean(answer)
  if (isYes !== readBoolean(answer, true)) throw new ApiError('invalid-response', { body: answer })
  return isYes === (meaning === 'taken')
}
