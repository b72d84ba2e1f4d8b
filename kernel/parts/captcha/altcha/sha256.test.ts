import { createHash } from 'node:crypto'
import { expect, test } from '@rstest/core'
import { expiryOf, parseChallenge } from './challenge'
import { findNumber } from './search-nonce'
import { sha256 } from './sha256'

const known = (text: string) => createHash('sha256').update(text).digest('hex')
const hex = (words: Int32Array) =>
  [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

test('computes SHA-256 of one and of several blocks', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const text = 'roda?&=~'.repeat(200).slice(0, length)
    expect(hex(sha256(text)), `${length} characters`).toBe(known(text))
  }
})

test('finds the number of a challenge, or undefined when there is none', () => {
  const task = { salt: 'ab?expires=1&', challenge: known('ab?expires=1&731'), from: 0 }
  expect(findNumber({ ...task, to: 1000 })).toBe(731)
  expect(findNumber({ ...task, to: 730 })).toBeUndefined()
})

test('takes the lifetime from the salt, with a lower bound', () => {
  const now = 1_000_000_000
  expect(expiryOf({ salt: 'ab?expires=1000600&' }, now)).toBe(600_000)
  expect(expiryOf({ salt: 'ab?expires=999&' }, now)).toBe(30_000)
  expect(expiryOf({ salt: 'ab' }, now)).toBeUndefined()
})

test.each([
  ['null', null],
  ['an error page', '<html>'],
  ['another algorithm', { algorithm: 'MD5' }],
  ['an endless search', { maxnumber: 1e12 }],
  ['characters beyond single bytes', { salt: 'ção' }],
])('rejects %s as a challenge', (_, wrong) => {
  const good = { algorithm: 'SHA-256', challenge: known('ab1'), salt: 'ab', signature: 'cd', maxnumber: 10 }
  expect(parseChallenge(good)).toEqual(good)
  expect(() => parseChallenge(wrong && typeof wrong === 'object' ? { ...good, ...wrong } : wrong)).toThrow()
})
