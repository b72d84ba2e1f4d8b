import * as v from 'valibot'
import { message } from '../forms/message'
import { kernelTexts } from '../texts'

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
  v.nonEmpty(message(kernelTexts.ref('captcha.required'))),
  v.transform((solution) => (solution === noCaptcha ? '' : solution)),
)
