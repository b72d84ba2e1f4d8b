import { asRecord, cleanEmail, cleanLine, outcomeOf, readBoolean, type Schema } from '@kernel'
import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import { networkTexts } from '../texts'

/** The e-mail pattern of the specification, with longer top-level domains (decision:email-pattern). */
const emailPattern = /^[\w.-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,63}$/i

/** Matches entries between line breaks, commas and semicolons. In quotes and angle brackets these do not separate. */
const entryPattern = /(?:"[^"\n]*"|<[^>\n]*>|[^,;\n])+/g
/** Matches an address with a name, such as `Ana <ana@example.org>`. */
const namedAddress = /^[^<>]*<([^<>]*)>$/

/** Parses distinct addresses, one per line or in the formats of mail programs. */
export const parseEmails = (text: string): string[] => {
  const entries = (text.match(entryPattern) ?? []).map((part) =>
    cleanEmail(cleanLine(part).replace(namedAddress, '$1')),
  )
  const lowerCase = entries.map((one) => one.toLowerCase())
  return entries.filter((one, at) => one !== '' && lowerCase.indexOf(one.toLowerCase()) === at)
}

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
  /** E-mail address to which an invitation was being sent when the draft was stored. The form does not show it. */
  uncertain: v.optional(v.string(), ''),
})

export type InviteOutcome = 'sent' | 'requested' | 'connected' | 'invalid' | 'failed' | 'unknown'

/**
 * Reads whether the server sent an invitation, or a connection request because the address belongs to a member. An
 * answer without the field `isInvitation` counts as a sent invitation.
 */
export const outcomeOfAnswer = (answer: unknown): InviteOutcome =>
  readBoolean(asRecord<Schema<'Invitation'>>(answer).isInvitation, true) ? 'sent' : 'requested'

export interface InviteResult {
  readonly email: string
  readonly outcome: InviteOutcome
}

export function outcomeOfFailure(error: unknown): InviteOutcome {
  const { reason, isUncertain } = outcomeOf(error)
  if (reason === 'conflict') return 'connected'
  // The server may have sent the invitation.
  if (isUncertain) return 'unknown'
  return reason === 'invalid' ? 'invalid' : 'failed'
}

const finalOutcomes: readonly InviteOutcome[] = ['sent', 'requested', 'connected']

/** Returns the addresses that stay in the form: their invitation is unsent, failed or has an unknown outcome. */
export function unsentEmails(emails: readonly string[], results: readonly InviteResult[]): string {
  const done = results.filter(({ outcome }) => finalOutcomes.includes(outcome)).map(({ email }) => email)
  return emails.filter((email) => !done.includes(email)).join('\n')
}
