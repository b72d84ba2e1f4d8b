import * as v from 'valibot'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { encodeMessage } from '../forms/encoded-message'

/** Field value when the deployment has no captcha. */
export const noCaptcha = 'none'

/** Rule of a captcha: requires a solution (ACC-LOGIN-01, ACC-REG-07); sends an empty string if there is no captcha. */
export const captchaRule = v.pipe(
  v.string(),
  v.nonEmpty(encodeMessage(kernelTexts.ref('captcha.required'))),
  v.transform((solution) => (solution === noCaptcha ? '' : solution)),
)
