import { ApiError, message, notBlank } from '@kernel'
import * as v from 'valibot'
import { networkTexts } from '../texts'

/** The pattern of the specification, with room for the top-level names of today (decision 16). */
const address = /^[\w.-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,63}$/i

/** The addresses in a text: one a line, each once. */
export const addressesIn = (text: string): string[] => {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const small = lines.map((line) => line.toLowerCase())
  return lines.filter((line, at) => line !== '' && small.indexOf(line.toLowerCase()) === at)
}

/** What the invitation form asks for (NET-INV-01). */
export const inviteSchema = v.object({
  emails: v.pipe(
    v.string(),
    notBlank(message(networkTexts.ref('invite.missingEmails'))),
    v.check(
      (text) => addressesIn(text).every((line) => address.test(line)),
      message(networkTexts.ref('invite.invalidEmails')),
    ),
  ),
})

/** What became of an address. */
export type InviteOutcome = 'sent' | 'connected' | 'invalid' | 'failed'

/** One line of the box, after it was sent. */
export interface InviteResult {
  readonly email: string
  readonly outcome: InviteOutcome
}

/** What a failed call says about the address. */
export function outcomeOf(error: unknown): InviteOutcome {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.failure === 'conflict') return 'connected'
  return error.failure === 'invalid' ? 'invalid' : 'failed'
}

/** What is still to be done: what failed can be sent again, what the server took for invalid can be mended. */
export const leftToSend = (results: readonly InviteResult[]): string =>
  results
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'invalid')
    .map(({ email }) => email)
    .join('\n')
