import * as v from 'valibot'
import { message } from '../forms/message'
import { kernelTexts } from '../texts'

/**
 * The rule of a form's captcha: without a solution the form is not sent (ACC-LOGIN-01, ACC-REG-07).
 *
 * @example
 * const schema = v.object({ login: loginRule, captcha: captchaRule })
 */
export const captchaRule = v.pipe(v.string(), v.nonEmpty(message(kernelTexts.ref('captcha.required'))))
