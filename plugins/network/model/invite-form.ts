import { ApiError, asRecord, readBoolean } from '@kernel'
import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import { networkTexts } from '../texts'

/** The pattern of the specification, with room for the top-level names of today (decision:email-pattern). */
const emailPattern = /^[\w.-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,63}$/i

/** What stands between line ends, commas and semicolons, other than those in quotes or angle brackets. */
const entryPattern = /(?:"[^"\n]*"|<[^>\n]*>|[^,;\n])+/g
/** A name with the address behind it: `Ana <ana@example.org>`. */
const namedAddress = /^[^<>]*<([^<>]*)>$/

/** The addresses in a text, each once: as mail programs write them, or one a line. */
export const parseEmails = (text: string): string[] => {
  const entries = (text.match(entryPattern) ?? []).map((part) => part.trim().replace(namedAddress, '$1').trim())
  const small = entries.map((one) => one.toLowerCase())
  return entries.filter((one, at) => one !== '' && small.indexOf(one.toLowerCase()) === at)
}

/** What the invitation form asks for (NET-INV-01). */
export const inviteSchema = v.object({
  emails: v.pipe(
    v.string(),
    notBlank(encodeMessage(networkTexts.ref('invite.missingEmails'))),
    v.check(
      (text) => {
        const addresses = parseEmails(text)
        return addresses.length > 0 && addresses.every((one) => emailPattern.test(one))
      },
      encodeMessage(networkTexts.ref('invite.invalidEmails')),
    ),
  ),
})

/** What became of an address. */
export type InviteOutcome = 'sent' | 'requested' | 'connected' | 'invalid' | 'failed'

/** Who is a member already is not invited by mail but asked to connect; a server that says nothing has invited. */
export const outcomeOfAnswer = (answer: unknown): InviteOutcome =>
  readBoolean(asRecord(answer).isInvitation, true) ? 'sent' : 'requested'

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
export const unsentEmails = (results: readonly InviteResult[]): string =>
  results
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'invalid')
    .map(({ email }) => email)
    .join('\n')
