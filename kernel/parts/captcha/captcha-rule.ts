import * as v from 'valibot'
import { kernelTexts } from '../../core/i18n/kernel-texts'
import { encodeMessage } from '../forms/encoded-message'

/** Stands in the form where the deployment has no captcha. */
export const noCaptcha = 'none'

/**
 * The rule of a form's captcha: without a solution the form is not sent (ACC-LOGIN-01, ACC-REG-07). Where the deployment
 * has no captcha, what is sent is empty.
 *
 * @example
 * const schema = v.object({ login: loginRule, captcha: captchaRule })
 */
export const captchaRule = v.pipe(
  v.string(),
  v.nonEmpty(encodeMessage(kernelTexts.ref('captcha.required'))),
  v.transform((solution) => (solution === noCaptcha ? '' : solution)),
)
