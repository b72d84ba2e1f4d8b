import { tabStorage } from '@kernel'
import { redactSecretKeys } from '@kernel/parts'
import type { RegistrationForm } from './registration-form'

/** Never the passwords, nor the captcha. */
const draftFields = ['name', 'login', 'email'] as const

type RegistrationDraft = Partial<Pick<RegistrationForm, (typeof draftFields)[number]>>

const keyOf = (name: string) => `registration.${name}`

/** What a newcomer had typed before the tab was loaded anew; drafts are for those who have a name already. */
export const loadRegistrationDraft = (): RegistrationDraft =>
  Object.fromEntries(draftFields.map((name) => [name, tabStorage.get(keyOf(name)) ?? undefined]))

/** Keeps what a newcomer types for as long as the tab lives. A private key is not written down (decision:nostr-key). */
export function saveRegistrationDraft(typed: RegistrationDraft): void {
  for (const name of draftFields) tabStorage.set(keyOf(name), redactSecretKeys(typed[name] ?? ''))
}

/** The account is made. */
export function deleteRegistrationDraft(): void {
  for (const name of draftFields) tabStorage.remove(keyOf(name))
}
