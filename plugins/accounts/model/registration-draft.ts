import { asRecord, readText, tabStorage } from '@kernel'
import { redactSecretKeys } from '@kernel/parts'
import type { RegistrationForm } from './registration-form'

type RegistrationDraft = Partial<Pick<RegistrationForm, 'name' | 'login' | 'email'>>

/** The visitor's input, stored per tab because no user exists yet. Never contains passwords or the captcha. */
const storedDraft = tabStorage.define('registration', (stored): RegistrationDraft => {
  const { name, login, email } = asRecord(stored)
  return { name: readText(name), login: readText(login), email: readText(email) }
})

export const { load: loadRegistrationDraft, clear: deleteRegistrationDraft } = storedDraft

/** Stores the typed values in the tab, without Nostr private keys (decision:nostr-key). */
export const saveRegistrationDraft = ({ name = '', login = '', email = '' }: RegistrationDraft): void =>
  storedDraft.save({
    name: redactSecretKeys(name),
    login: redactSecretKeys(login),
    email: redactSecretKeys(email),
  })
