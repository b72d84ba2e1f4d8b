import { captchaRule, message } from '@kernel'
import * as v from 'valibot'
import { accountsTexts } from '../texts'
import { emailRule, loginRule, nameRule, newPasswordRule } from './rules'
import { notTaken, type TakenNames } from './taken-names'

const text = accountsTexts.ref

/**
 * What the registration form asks for (ACC-REG-04 to 07).
 *
 * @param taken the logins and addresses of which the server has said that somebody has them
 */
export const registrationSchema = (taken: TakenNames) =>
  v.pipe(
    v.object({
      name: nameRule,
      login: v.pipe(loginRule, notTaken('login', taken)),
      email: v.pipe(emailRule, notTaken('email', taken)),
      password: newPasswordRule(message(text('user.register.invalidPassword'))),
      confirmPassword: newPasswordRule(message(text('user.register.invalidConfirmPassword'))),
      captcha: captchaRule,
    }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmPassword']],
        ({ password, confirmPassword }) => password === confirmPassword,
        message(text('user.register.passwordsDoNotMatch')),
      ),
      ['confirmPassword'],
    ),
  )

export type RegistrationForm = v.InferOutput<ReturnType<typeof registrationSchema>>
