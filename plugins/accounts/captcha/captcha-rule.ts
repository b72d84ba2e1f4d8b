import { encodeMessage } from '@kernel/parts'
import * as v from 'valibot'
import { accountsTexts } from '../texts'

/** Value of the captcha field when the deployment has no captcha. */
export const noCaptcha = 'none'

/** Schema rule that requires a captcha solution; its output is empty without a captcha. */
export const captchaRule = v.pipe(
  v.string(),
  v.nonEmpty(encodeMessage(accountsTexts.ref('captcha.required'))),
  v.transform((solution) => (solution === noCaptcha ? '' : solution)),
)
