import { message } from '@kernel'
import * as v from 'valibot'
import { accountsTexts } from '../texts'
import { emailRule, loginRule, nameRule, passwordRule } from './rules'

const text = accountsTexts.ref

/** What the registration form asks for (ACC-REG-04, ACC-REG-05). */
export const registrationSchema = v.pipe(
  v.object({
    name: nameRule,
    login: loginRule,
    email: emailRule,
    password: passwordRule(message(text('user.register.invalidPassword'))),
    confirmPassword: passwordRule(message(text('user.register.invalidConfirmPassword'))),
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

export type RegistrationForm = v.InferOutput<typeof registrationSchema>
