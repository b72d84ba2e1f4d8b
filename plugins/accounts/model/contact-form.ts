import { captchaRule, encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import { accountsTexts } from '../texts'

/** What a message can be about, by the numbers that the server knows. */
export const contactTypes = { inquiry: 1, suggestion: 2, praise: 3, other: 4 } as const

type ContactType = keyof typeof contactTypes

/** A contact type's name. */
export const contactTypeNames = Object.keys(contactTypes) as ContactType[]

const invalidMessage = encodeMessage(accountsTexts.ref('login.invalidMessage'))

/** The most that a message may hold. */
export const maxMessageLength = 5000

/** What the contact form asks for (ACC-CONT-01). */
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
