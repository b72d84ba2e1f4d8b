import { captchaRule } from '@kernel/parts'
import * as v from 'valibot'
import { emailRule, nameRule } from './rules'

/** The schema of the waiting list form. */
export const waitingListSchema = v.object({ name: nameRule, email: emailRule, captcha: captchaRule })

export type WaitingListForm = v.InferOutput<typeof waitingListSchema>
