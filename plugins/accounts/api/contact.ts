import { ApiError, api, outcomeOf, readBoolean, unwrap } from '@kernel'
import { encodeMessage, notBlank, requestFailed } from '@kernel/parts'
import { useUnit } from 'effector-react'
import * as v from 'valibot'
import { captchaRule } from '../captcha/captcha-rule'
import { accountsTexts } from '../texts'

/** Subjects of a contact message, with the codes of the server. */
export const contactTypes = { inquiry: 1, suggestion: 2, praise: 3, other: 4 } as const

type ContactType = keyof typeof contactTypes

export const contactTypeNames = Object.keys(contactTypes) as ContactType[]

const invalidMessage = encodeMessage(accountsTexts.ref('login.invalidMessage'))

export const maxMessageLength = 5000

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

/** Any answer but `true` is a failure: it shows a toast, and is thrown. */
export function useSendContact() {
  const showFailure = useUnit(requestFailed)

  return async ({ type, content, captcha }: ContactForm): Promise<void> => {
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
  }
}
