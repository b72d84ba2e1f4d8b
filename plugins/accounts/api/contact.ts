import { ApiError, api, myPageRoute, navigate, outcomeOf, readBoolean, toastShown, unwrap } from '@kernel'
import { createStaleCheck, encodeMessage, notBlank, requestFailed } from '@kernel/parts'
import { useUnit } from 'effector-react'
import * as v from 'valibot'
import { captchaRule } from '../captcha/captcha-rule'
import { accountsTexts } from '../texts'

/** Subjects of a contact message, with the codes of the server. */
export const contactTypes = { inquiry: 1, suggestion: 2, praise: 3, other: 4 } as const

type ContactType = keyof typeof contactTypes

export const contactTypeNames = Object.keys(contactTypes) as ContactType[]

const invalidMessage = encodeMessage(accountsTexts.ref('login.invalidMessage'))

const maxMessageLength = 5000

export const contactSchema = v.object({
  type: v.picklist(contactTypeNames, invalidMessage),
  content: v.pipe(
    v.string(),
    v.trim(),
    notBlank(invalidMessage),
    v.maxLength(
      maxMessageLength,
      encodeMessage(accountsTexts.ref('contact.longMessage', { max: maxMessageLength })),
    ),
  ),
  captcha: captchaRule,
})

export type ContactForm = v.InferOutput<typeof contactSchema>

/** Any answer but `true` is a failure. It shows a toast after success and failure, and rejects on failure. */
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
