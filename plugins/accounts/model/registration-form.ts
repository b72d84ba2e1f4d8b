import { captchaRule, encodeMessage } from '@kernel/parts'
import * as v from 'valibot'
import { accountsTexts } from '../texts'
import { emailRule, loginRule, nameRule, newPasswordRule } from './rules'
import { notTaken, type TakenValues } from './taken-values'

const text = accountsTexts.ref

/**
 * The schema of the registration form.
 *
 * @param taken values that the server reported as taken
 */
export const registrationSchema = (taken: TakenValues) =>
  v.pipe(
    v.object({
      name: nameRule,
      login: v.pipe(loginRule, notTaken('login', taken)),
      email: v.pipe(emailRule, notTaken('email', taken)),
      password: newPasswordRule(encodeMessage(text('user.register.invalidPassword'))),
      confirmPassword: newPasswordRule(encodeMessage(text('user.register.invalidConfirmPassword'))),
      captcha: captchaRule,
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmPassword']],
        ({ password, confirmPassword }) => password === confirmPassword,
        encodeMessage(text('user.register.passwordsDoNotMatch')),
      ),
      ['confirmPassword'],
    ),
  )

export type RegistrationForm = v.InferOutput<ReturnType<typeof registrationSchema>>
