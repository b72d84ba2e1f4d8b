import { ApiError, asRecord, readBoolean } from '@kernel'
import { encodeMessage, notBlank } from '@kernel/parts'
import * as v from 'valibot'
import { networkTexts } from '../texts'

/** The pattern of the specification, with longer top-level domains (decision:email-pattern). */
const emailPattern = /^[\w.-]+@[\w-]+(\.[\w-]+)*\.[a-z]{2,63}$/i

/** Separated by line breaks, commas and semicolons outside quotes and angle brackets. */
const entryPattern = /(?:"[^"\n]*"|<[^>\n]*>|[^,;\n])+/g
/** `Ana <ana@example.org>`. */
const namedAddress = /^[^<>]*<([^<>]*)>$/

/** Distinct addresses, one per line or in the formats of mail programs. */
export const parseEmails = (text: string): string[] => {
  const entries = (text.match(entryPattern) ?? []).map((part) =>
    part.trim().replace(namedAddress, '$1').trim(),
  )
  const lowerCase = entries.map((one) => one.toLowerCase())
  return entries.filter((one, at) => one !== '' && lowerCase.indexOf(one.toLowerCase()) === at)
}

/** The schema of the invitation form (NET-INV-01). */
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

export type InviteOutcome = 'sent' | 'requested' | 'connected' | 'invalid' | 'failed'

/** Members receive a connection request instead. Without the field in the answer an invitation was sent. */
export const outcomeOfAnswer = (answer: unknown): InviteOutcome =>
  readBoolean(asRecord(answer).isInvitation, true) ? 'sent' : 'requested'

export interface InviteResult {
  readonly email: string
  readonly outcome: InviteOutcome
}

export function outcomeOf(error: unknown): InviteOutcome {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.failure === 'conflict') return 'connected'
  return error.failure === 'invalid' ? 'invalid' : 'failed'
}

/** Failed addresses can be sent again and invalid ones corrected. */
export const unsentEmails = (results: readonly InviteResult[]): string =>
  results
    .filter(({ outcome }) => outcome === 'failed' || outcome === 'invalid')
    .map(({ email }) => email)
    .join('\n')
