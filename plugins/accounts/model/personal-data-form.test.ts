import { expect, test } from '@rstest/core'
import * as v from 'valibot'
import { personalDataSchema } from './personal-data-form'
import { createTakenValues } from './taken-values'

const current = { email: 'ana@localhost', login: 'ana' }
const accepts = (data: object, taken = createTakenValues()) =>
  v.safeParse(personalDataSchema(current, taken), { name: 'Ana Martins', ...current, ...data }).success

// Covers ACC-PROF-04
test('the personal data form accepts stored values that break current rules', () => {
  expect(accepts({})).toBe(true)
  expect(accepts({ login: 'bea' })).toBe(false)
  expect(accepts({ email: 'bea@localhost' })).toBe(false)
})

// Covers FLT-25
test('the personal data form rejects a username that consists of dots', () => {
  expect(accepts({ login: '....' })).toBe(false)
})

// Covers ACC-PROF-04
test('the personal data form rejects a username that is known to be taken', () => {
  const taken = createTakenValues()
  expect(accepts({ login: 'bruno' }, taken)).toBe(true)
  taken.login.add('bruno')
  expect(accepts({ login: 'bruno' }, taken)).toBe(false)
})
