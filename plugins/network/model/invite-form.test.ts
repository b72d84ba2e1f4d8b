import { ApiError } from '@kernel'
import { expect, test } from '@rstest/core'
import * as v from 'valibot'
import { inviteSchema, outcomeOfAnswer, outcomeOfFailure, parseEmails, unsentEmails } from './invite-form'

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
  test(`the invitation form accepts ${line.slice(0, 40)}`, () => {
    expect(v.is(inviteSchema, { emails: `  ${line}  \n\n` })).toBe(true)
  })

// Covers NET-INV-01
for (const line of [...invalid, 'a b@example.org', 'a+b@example.org', 'a@b.org c@d.org'])
  test(`the invitation form rejects ${line.slice(0, 28)} among valid lines`, () => {
    expect(v.is(inviteSchema, { emails: `ana@example.org\n${line}` })).toBe(false)
  })

// Covers NET-INV-01
test('parseEmails trims lines, skips empty ones and removes duplicates', () => {
  expect(parseEmails(' a@b.org \r\n\nc@d.org\nA@b.org')).toEqual(['a@b.org', 'c@d.org'])
})

// Covers FLT-55, FLT-158
test.each([
  [
    'links and invisible characters',
    'mailto:a@b.org?subject=Hi\n\u200bAna <mailto:c@d\u00ad.org>',
    ['a@b.org', 'c@d.org'],
  ],
  ['commas between them', 'a@b.org, c@d.org', ['a@b.org', 'c@d.org']],
  ['semicolons between them', 'a@b.org;c@d.org;', ['a@b.org', 'c@d.org']],
  ['names before them', 'Ana <a@b.org>, Rui C. <c@d.org>', ['a@b.org', 'c@d.org']],
  ['quoted names before them', '"Price, J.; Jr." <a@b.org>, c@d.org', ['a@b.org', 'c@d.org']],
  ['brackets around them', '<a@b.org>\n< c@d.org >', ['a@b.org', 'c@d.org']],
  ['mixed separators, names and brackets', 'a@b.org,\r\n;; Ana <A@B.ORG>\nc@d.org', ['a@b.org', 'c@d.org']],
])('parseEmails reads addresses with %s', (_, text, addresses) => {
  expect(parseEmails(text)).toEqual(addresses)
  expect(v.is(inviteSchema, { emails: text })).toBe(true)
})

// Covers FLT-55
test.each(['Ana <ana>', 'Ana <a@b.org', '<>', ', ;', 'a@b.org Ana', '"a@b.org"'])(
  'invitation form rejects %s',
  (emails) => {
    expect(v.is(inviteSchema, { emails })).toBe(false)
  },
)

// Covers FLT-37
test('outcomeOfAnswer distinguishes an invitation from a connection request', () => {
  const answers = [{ isInvitation: true }, { isInvitation: false }, { isInvitation: null }, {}, null, 'ok']
  expect(answers.map(outcomeOfAnswer)).toEqual(['sent', 'requested', 'sent', 'sent', 'sent', 'sent'])
})

// Covers NET-INV-01
test('outcomeOfFailure returns the outcome of an invitation whose call failed', () => {
  const named = [
    new ApiError('conflict'),
    new ApiError('invalid'),
    new ApiError('forbidden'),
    new ApiError('timeout'),
    new ApiError('server'),
    new Error('bug'),
  ]
  expect(named.map(outcomeOfFailure)).toEqual([
    'connected',
    'invalid',
    'failed',
    'unknown',
    'unknown',
    'unknown',
  ])
})

// Covers NET-INV-01
test('the invitation form keeps unsent, failed and invalid addresses', () => {
  const outcomes = ['sent', 'requested', 'connected', 'invalid', 'failed', 'unknown'] as const
  const results = outcomes.map((outcome) => ({ email: outcome, outcome }))
  expect(unsentEmails([...outcomes, 'waiting'], results)).toBe('invalid\nfailed\nunknown\nwaiting')
})
