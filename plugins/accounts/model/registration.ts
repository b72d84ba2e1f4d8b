import { asRecord, readText, tabStore } from '@kernel'
import { captchaRule, encodeMessage, redactSecretKeys } from '@kernel/parts'
import * as v from 'valibot'
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

type RegistrationDraft = Partial<Pick<RegistrationForm, 'name' | 'login' | 'email'>>

/** The visitor's input, stored per tab because no user exists yet. Never contains passwords or the captcha. */
const storedDraft = tabStore('registration', (stored): RegistrationDraft => {
  const { name, login, email } = asRecord(stored)
  return { name: readText(name), login: readText(login), email: readText(email) }
})

export const { load: loadRegistrationDraft, clear: deleteRegistrationDraft } = storedDraft

/** Stores the typed values in the tab, without Nostr private keys (decision:nostr-key). */
export const saveRegistrationDraft = ({ name = '', login = '', email = '' }: RegistrationDraft): void =>
  void storedDraft.save({
    name: redactSecretKeys(name),
    login: redactSecretKeys(login),
    email: redactSecretKeys(email),
  })

/** The schema of the waiting list form. */
export const waitingListSchema = v.object({ name: nameRule, email: emailRule, captcha: captchaRule })

export type WaitingListForm = v.InferOutput<typeof waitingListSchema>
