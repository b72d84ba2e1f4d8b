import { readText, tabStore } from '@kernel'

/** The address of the account that was created in this tab, for the screen that says where the activation mail went. */
export const registeredEmail = tabStore('registered-email', (stored) => readText(stored))
