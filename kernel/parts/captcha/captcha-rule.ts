import * as v from 'valibot'
import { kernelTexts } from '../../core/i18n/text'
import { encodeMessage } from '../forms/encoded-message'

/** Value of the captcha field when the deployment has no captcha. */
export const noCaptcha = 'none'

/** Schema rule that requires a captcha solution; its output is empty without a captcha. */
export const captchaRule = v.pipe(
  v.string(),
  v.nonEmpty(encodeMessage(kernelTexts.ref('captcha.required'))),
  v.transform((solution) => (solution === noCaptcha ? '' : solution)),
)
