import { tabStorage } from '@kernel'
import { redactSecretKeys } from '@kernel/parts'
import type { RegistrationForm } from './registration-form'

/** Never the passwords or the captcha. */
const draftFields = ['name', 'login', 'email'] as const

type RegistrationDraft = Partial<Pick<RegistrationForm, (typeof draftFields)[number]>>

const keyOf = (name: string) => `registration.${name}`

/** What a visitor typed before the tab was reloaded; stored per tab because there is no user yet. */
export const loadRegistrationDraft = (): RegistrationDraft =>
  Object.fromEntries(draftFields.map((name) => [name, tabStorage.get(keyOf(name)) ?? undefined]))

/** Stores the typed values in the tab, without private keys (decision:nostr-key). */
export function saveRegistrationDraft(typed: RegistrationDraft): void {
  for (const name of draftFields) tabStorage.set(keyOf(name), redactSecretKeys(typed[name] ?? ''))
}

/** After the account was created. */
export function deleteRegistrationDraft(): void {
  for (const name of draftFields) tabStorage.remove(keyOf(name))
}
