import { ApiError } from '@kernel'
import { expect, test } from '@rstest/core'
import * as v from 'valibot'
import { inviteSchema, outcomeOf, outcomeOfAnswer, parseEmails, unsentEmails } from './invite-form'

const valid = ['ana@example.org', 'a.b_c-d@sub.example.museum', 'X9@e-x.io', `a@b.${'c'.repeat(63)}`]
const invalid = [
  'ana',
  '@example.org',
  'ana@',
  'ana@example',
  'ana@example.o',
  'a@b.c1',
  `a@b.${'c'.repeat(64)}`,
]

// Covers NET-INV-01
for (const line of valid)
  test(`accepts ${line}`, () => {
    expect(v.is(inviteSchema, { emails: `  ${line}  \n\n` })).toBe(true)
  })

// Covers NET-INV-01
for (const line of [...invalid, 'a b@example.org', 'a+b@example.org', 'a@b.org c@d.org'])
  test(`rejects ${line} also next to a valid address`, () => {
    expect(v.is(inviteSchema, { emails: `ana@example.org\n${line}` })).toBe(false)
  })

// Covers NET-INV-01
test('trims lines, skips empty ones and removes duplicates', () => {
  expect(parseEmails(' a@b.org \r\n\nc@d.org\nA@b.org')).toEqual(['a@b.org', 'c@d.org'])
})

// Covers FLT-55
test.each([
  ['commas', 'a@b.org, c@d.org', ['a@b.org', 'c@d.org']],
  ['semicolons', 'a@b.org;c@d.org;', ['a@b.org', 'c@d.org']],
  ['names', 'Ana <a@b.org>, Rui C. <c@d.org>', ['a@b.org', 'c@d.org']],
  ['quoted names', '"Price, J.; Jr." <a@b.org>, c@d.org', ['a@b.org', 'c@d.org']],
  ['brackets alone', '<a@b.org>\n< c@d.org >', ['a@b.org', 'c@d.org']],
  ['a mix of all', 'a@b.org,\r\n;; Ana <A@B.ORG>\nc@d.org', ['a@b.org', 'c@d.org']],
])('understands %s', (_, text, addresses) => {
  expect(parseEmails(text)).toEqual(addresses)
  expect(v.is(inviteSchema, { emails: text })).toBe(true)
})

// Covers FLT-55
test.each(['Ana <ana>', 'Ana <a@b.org', '<>', ', ;', 'a@b.org Ana', '"a@b.org"'])(
  'rejects %s as an address',
  (emails) => {
    expect(v.is(inviteSchema, { emails })).toBe(false)
  },
)

// Covers FLT-37
test('distinguishes an invitation from a request to a member', () => {
  const answers = [{ isInvitation: true }, { isInvitation: false }, { isInvitation: null }, {}, null, 'ok']
  expect(answers.map(outcomeOfAnswer)).toEqual(['sent', 'requested', 'sent', 'sent', 'sent', 'sent'])
})

// Covers NET-INV-01
test('maps a failed call to an outcome', () => {
  const named = [new ApiError('conflict'), new ApiError('invalid'), new ApiError('timeout'), new Error('bug')]
  expect(named.map(outcomeOf)).toEqual(['connected', 'invalid', 'failed', 'failed'])
})

// Covers NET-INV-01
test('keeps failed and invalid addresses in the box', () => {
  const outcomes = ['sent', 'requested', 'connected', 'invalid', 'failed'] as const
  expect(unsentEmails(outcomes.map((outcome) => ({ email: outcome, outcome })))).toBe('invalid\nfailed')
})
