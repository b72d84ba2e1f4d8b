import { encodeMessage } from '@kernel/parts'
import * as v from 'valibot'
import { captchaRule } from '../captcha/captcha-rule'
import { accountsTexts } from '../texts'
import { emailFormatRule, passwordRule } from './rules'

const text = accountsTexts.ref

export const loginSchema = v.object({
  login: emailFormatRule(encodeMessage(text('login.invalidUsername'))),
  password: passwordRule(encodeMessage(text('login.invalidPassword'))),
  captcha: captchaRule,
})

export type LoginForm = v.InferOutput<typeof loginSchema>
