import { createHash } from 'node:crypto'
import { expect, test } from '@rstest/core'
import { findNumber } from './search-nonce'
import { expiryOf, parseChallenge } from './use-altcha'

const known = (text: string) => createHash('sha256').update(text).digest('hex')

test('the captcha search finds the secret number of a challenge if it exists', () => {
  const task = { salt: 'ab?expires=1&', challenge: known('ab?expires=1&731'), from: 0 }
  expect(findNumber({ ...task, to: 1000 })).toBe(731)
  expect(findNumber({ ...task, to: 730 })).toBeUndefined()
})

test('a captcha solution is valid until the time in its salt, at least 30 s', () => {
  const now = 1_000_000_000
  expect(expiryOf({ salt: 'ab?expires=1000600&' }, now)).toBe(600_000)
  expect(expiryOf({ salt: 'ab?expires=999&' }, now)).toBe(30_000)
  expect(expiryOf({ salt: 'ab' }, now)).toBeUndefined()
})

test.each([
  ['null', null],
  ['an error page', '<html>'],
  ['a challenge with another algorithm', { algorithm: 'MD5' }],
  ['a search range that is too large', { maxnumber: 1e12 }],
  ['a salt with multi-byte characters', { salt: 'ção' }],
])('parseChallenge rejects %s', (_, wrong) => {
  const good = { algorithm: 'SHA-256', challenge: known('ab1'), salt: 'ab', signature: 'cd', maxnumber: 10 }
  expect(parseChallenge(good)).toEqual(good)
  expect(() => parseChallenge(wrong && typeof wrong === 'object' ? { ...good, ...wrong } : wrong)).toThrow()
})
