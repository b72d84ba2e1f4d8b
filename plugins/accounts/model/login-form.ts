import { captchaRule, message } from '@kernel'
import * as v from 'valibot'
import { accountsTexts } from '../texts'
import { addressRule, passwordRule } from './rules'

const text = accountsTexts.ref

/** What the login form asks for (ACC-LOGIN-01). */
export const loginSchema = v.object({
  login: addressRule(message(text('login.invalidUsername'))),
  password: passwordRule(message(text('login.invalidPassword'))),
  captcha: captchaRule,
})

export type LoginForm = v.InferOutput<typeof loginSchema>
