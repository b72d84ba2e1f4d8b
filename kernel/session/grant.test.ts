import { describe, expect, test } from '@rstest/core'
import { readGrant } from './grant'

const now = new Date('2026-03-07T10:00:00Z')
const limitOf = (timeout: unknown) => readGrant({ token: 't', timeout }, now).limit

describe('[KRN-AUTH-02] a timeout that is missing or negative grants no session', () => {
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
    test(JSON.stringify(timeout) ?? 'undefined', () => expect(limitOf(timeout)).toBe(limit))
})

test('an answer without a token is no answer', () => {
  for (const answer of [null, 'ok', {}, { token: '' }, { token: 5 }, []]) {
    expect(() => readGrant(answer, now)).toThrow('malformed')
  }
})

test('whatever kind the fields of a person have, a person comes out', () => {
  const { person } = readGrant(
    { token: 't', timeout: 1, id: 5, name: null, login: 'ana', publicProfile: 'true' },
    now,
  )
  expect(person).toEqual({ id: 5, name: 'ana', email: '', login: 'ana', pictureUrl: '', publicProfile: true })
})

test('the private key that may come with the answer is not kept (decision 24)', () => {
  expect(JSON.stringify(readGrant({ token: 't', timeout: 1, nostrPK: 'nsec1secret' }, now))).not.toContain(
    'nsec1secret',
  )
})
