import { asRecord, readText, tabStore } from '@kernel'
import type { RegisteredAccount } from '../contract'

/**
 * What was typed in this tab to create an account or to join the waiting list, for the screens that say which address gets
 * the mail; gone when the account is active. The waiting list has no username.
 */
export const registeredAccount = tabStore('registered', (stored): RegisteredAccount => {
  const { name, login, email } = asRecord(stored)
  return { name: readText(name), login: readText(login), email: readText(email) }
})
