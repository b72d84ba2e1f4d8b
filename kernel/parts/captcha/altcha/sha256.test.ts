import { createHash } from 'node:crypto'
import { expect, test } from '@rstest/core'
import { expiryOf, parseChallenge } from './challenge'
import { findNumber } from './search-nonce'
import { sha256 } from './sha256'

const known = (text: string) => createHash('sha256').update(text).digest('hex')
const hex = (words: Int32Array) =>
  [...words].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

test('hashes as everybody else does, over one block and over several', () => {
  for (const length of [0, 1, 55, 56, 63, 64, 65, 119, 120, 1000]) {
    const text = 'roda?&=~'.repeat(200).slice(0, length)
    expect(hex(sha256(text)), `${length} characters`).toBe(known(text))
  }
})

test('finds the number behind a challenge, and says when there is none', () => {
  const task = { salt: 'ab?expires=1&', challenge: known('ab?expires=1&731'), from: 0 }
  expect(findNumber({ ...task, to: 1000 })).toBe(731)
  expect(findNumber({ ...task, to: 730 })).toBeUndefined()
})

test('a solution lasts as the salt says, and never so short that it cannot be sent', () => {
  const now = 1_000_000_000
  expect(expiryOf({ salt: 'ab?expires=1000600&' }, now)).toBe(600_000)
  expect(expiryOf({ salt: 'ab?expires=999&' }, now)).toBe(30_000)
  expect(expiryOf({ salt: 'ab' }, now)).toBeUndefined()
})

test.each([
  ['nothing', null],
  ['an error page', '<html>'],
  ['another algorithm', { algorithm: 'MD5' }],
  ['a search without end', { maxnumber: 1e12 }],
  ['bytes that hash differently elsewhere', { salt: 'ção' }],
])('%s is no challenge', (_, wrong) => {
  const good = { algorithm: 'SHA-256', challenge: known('ab1'), salt: 'ab', signature: 'cd', maxnumber: 10 }
  expect(parseChallenge(good)).toEqual(good)
  expect(() => parseChallenge(wrong && typeof wrong === 'object' ? { ...good, ...wrong } : wrong)).toThrow()
})
