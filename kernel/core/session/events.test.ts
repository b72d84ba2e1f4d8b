import { describe, expect, test } from '@rstest/core'
import { parseAuthResponse, parsePersonChanges } from './events'

const now = new Date('2026-03-07T10:00:00Z')
const limitOf = (timeout: unknown) => parseAuthResponse({ token: 't', timeout }, now).limit

// Covers KRN-AUTH-02
describe('the limit of a login response', () => {
  const cases: [unknown, number | undefined][] = [
    [undefined, undefined],
    [null, undefined],
    [-1, undefined],
    ['', undefined],
    ['soon', undefined],
    [Number.NaN, undefined],
    [0, 0],
    [120, 120],
    ['30', 30],
    [0.5, 0.5],
  ]
  for (const [timeout, limit] of cases)
    test(`parseAuthResponse reads the timeout ${JSON.stringify(timeout)} as ${limit ?? 'a missing limit'}`, () =>
      expect(limitOf(timeout)).toBe(limit))
})

test('parseAuthResponse rejects a response without a token', () => {
  for (const answer of [null, 'ok', {}, { token: '' }, { token: 5 }, []]) {
    expect(() => parseAuthResponse(answer, now)).toThrow('invalid-response')
  }
})

test('parseAuthResponse reads a person whose fields have unexpected types', () => {
  const { person } = parseAuthResponse(
    { token: 't', timeout: 1, id: 5, name: null, login: 'ana', publicProfile: 'true' },
    now,
  )
  expect(person).toEqual({ id: 5, name: 'ana', email: '', login: 'ana', pictureUrl: '', publicProfile: true })
})

// Covers decision:nostr-key
test('parseAuthResponse drops the Nostr private key of a login response', () => {
  expect(
    JSON.stringify(parseAuthResponse({ token: 't', timeout: 1, nostrPK: 'nsec1secret' }, now)),
  ).not.toContain('nsec1secret')
})

// Covers ACC-PROF-04
test('parsePersonChanges reads only the fields that a response contains', () => {
  const answer = { name: 'Ana Lúcia', email: null, pictureUrl: 'new.jpg', nostrPK: 'nsec1' }
  expect(parsePersonChanges(answer)).toEqual({ name: 'Ana Lúcia', pictureUrl: 'new.jpg' })
})

test.each([
  true,
  false,
  '',
  undefined,
  null,
  [],
  { name: 5, email: {}, login: [], pictureUrl: true, id: 'x' },
])('parsePersonChanges reads no changes from %j', (answer) => {
  expect(parsePersonChanges(answer)).toEqual({})
})

test.each([false, 0, 'false'])('parsePersonChanges reads publicProfile %j as false', (publicProfile) => {
  expect(parsePersonChanges({ publicProfile })).toEqual({ publicProfile: false })
})
