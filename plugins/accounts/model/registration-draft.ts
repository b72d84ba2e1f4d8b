import { tabStorage } from '@kernel'
import { redactSecretKeys } from '@kernel/parts'
import type { RegistrationForm } from './registration-form'

/** Fields of the registration draft; passwords and the captcha are never stored. */
const draftFields = ['name', 'login', 'email'] as const

type RegistrationDraft = Partial<Pick<RegistrationForm, (typeof draftFields)[number]>>

const keyOf = (name: string) => `registration.${name}`

/** Loads what a visitor typed before a reload; stored in the tab, because there is no user yet. */
export const loadRegistrationDraft = (): RegistrationDraft =>
  Object.fromEntries(draftFields.map((name) => [name, tabStorage.get(keyOf(name)) ?? undefined]))

/** Stores the typed values in the tab, without Nostr private keys (decision:nostr-key). */
export function saveRegistrationDraft(typed: RegistrationDraft): void {
  for (const name of draftFields) tabStorage.set(keyOf(name), redactSecretKeys(typed[name] ?? ''))
}

/** Deletes the registration draft after the account was created. */
export function deleteRegistrationDraft(): void {
  for (const name of draftFields) tabStorage.remove(keyOf(name))
}
