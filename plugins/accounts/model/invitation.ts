import { readText, tabStore } from '@kernel'

/**
 * The token of the invitation link that was opened in this tab, until an account is activated in it: an invited person may
 * come back to the registration by another link.
 */
export const invitation = tabStore('invitation', (stored) => readText(stored))
