import { ApiError, api, myPageRoute, navigate, outcomeOf, readBoolean, toastShown, unwrap } from '@kernel'
import { createStaleCheck, requestFailed } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { type ContactForm, contactTypes } from '../model/contact-form'
import { accountsTexts } from '../texts'

/**
 * Returns the submit function of the contact form; any answer but `true` is a failure. It shows a toast
 * after success and failure, and rejects on failure.
 */
export function useSendContact() {
  const [go, showToast, showFailure] = useUnit([navigate, toastShown, requestFailed])

  return async ({ type, content, captcha }: ContactForm): Promise<void> => {
    const isCurrent = createStaleCheck()
    try {
      const body = { contactType: contactTypes[type], content, captcha }
      const answer: unknown = await unwrap(api.POST('/api/Contact/Create', { body }))
      if (!readBoolean(answer))
        throw new ApiError(answer === false ? 'invalid' : 'invalid-response', { body: answer })
    } catch (error) {
      const { isUncertain } = outcomeOf(error)
      showFailure({
        text: accountsTexts.ref(isUncertain ? 'contact.unsure' : 'contact.errorSendingContact'),
        error,
      })
      throw error
    }
    showToast({ kind: 'success', text: accountsTexts.ref('contact.sent') })
    if (isCurrent()) go({ to: myPageRoute })
  }
}
