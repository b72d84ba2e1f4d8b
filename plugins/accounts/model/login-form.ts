import { captchaRule, message } from '@kernel'
import * as v from 'valibot'
import { accountsTexts } from '../texts'

const text = accountsTexts.ref

/** What the login form asks for (ACC-LOGIN-01). */
export const loginSchema = v.object({
  login: v.pipe(v.string(), v.trim(), v.email(message(text('login.invalidUsername')))),
  password: v.pipe(v.string(), v.minLength(6, message(text('login.invalidPassword')))),
  captcha: captchaRule,
})

export type LoginForm = v.InferOutput<typeof loginSchema>
