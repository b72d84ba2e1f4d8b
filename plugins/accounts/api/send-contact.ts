import { ApiError, api, myPageRoute, navigate, readBoolean, toastShown, unwrap } from '@kernel'
import { createStaleCheck, requestFailed } from '@kernel/parts'
import { useUnit } from 'effector-react'
import { type ContactForm, contactTypes } from '../model/contact-form'
import { accountsTexts } from '../texts'

/**
 * Writes to the operator, and tells the person how it went; an answer that is not a plain yes is a failure (ACC-CONT-02).
 *
 * @returns what sends a form; it throws what that failed with
 */
export function useSendContact() {
  const [go, showToast, tellFailed] = useUnit([navigate, toastShown, requestFailed])

  return async ({ type, content, captcha }: ContactForm): Promise<void> => {
    const isStillHere = createStaleCheck()
    try {
      const body = { contactType: contactTypes[type], content, captcha }
      const answer: unknown = await unwrap(api.POST('/api/Contact/Create', { body }))
      if (!readBoolean(answer))
        throw new ApiError(answer === false ? 'invalid' : 'invalid-response', { body: answer })
    } catch (error) {
      tellFailed({ text: accountsTexts.ref('contact.errorSendingContact'), error })
      throw error
    }
    showToast({ kind: 'success', text: accountsTexts.ref('contact.sent') })
    if (isStillHere()) go({ to: myPageRoute })
  }
}
