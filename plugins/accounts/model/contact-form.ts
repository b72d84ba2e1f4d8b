import { captchaRule, encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import { accountsTexts } from '../texts'

/** Subjects of a contact message, with the codes of the server. */
export const contactTypes = { inquiry: 1, suggestion: 2, praise: 3, other: 4 } as const

type ContactType = keyof typeof contactTypes

export const contactTypeNames = Object.keys(contactTypes) as ContactType[]

const invalidMessage = encodeMessage(accountsTexts.ref('login.invalidMessage'))

export const maxMessageLength = 5000

/** The schema of the contact form. */
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
