import { encodeMessage } from '@kernel/parts'
import * as v from 'valibot'
import { captchaRule } from '../captcha/captcha-rule'
import { accountsTexts } from '../texts'
import { emailRule, loginRule, nameRule, newPasswordRule } from './rules'
import { notTaken, type TakenValues } from './taken-values'

interface RegistrationSettings {
  readonly registration?: 'open' | 'waiting-list' | undefined
  readonly beta?: boolean | undefined
}

/**
 * Whether visitors may create an account: `registration` takes precedence over the older setting `beta`
 * (decision:registration-mode).
 */
export function isRegistrationOpen({ registration, beta = true }: RegistrationSettings): boolean {
  return registration ? registration === 'open' : beta
}

const text = accountsTexts.ref

/** @param taken values that the server reported as taken */
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

export const waitingListSchema = v.object({ name: nameRule, email: emailRule, captcha: captchaRule })

export type WaitingListForm = v.InferOutput<typeof waitingListSchema>
