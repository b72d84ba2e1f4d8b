import { expect, test } from '@rstest/core'
import * as v from 'valibot'
import { personalDataSchema } from './personal-data-form'
import { createTakenValues } from './taken-values'

const own = { email: 'ana@localhost', login: 'ana' }
const accepts = (data: object, taken = createTakenValues()) =>
  v.safeParse(personalDataSchema(own, taken), { name: 'Ana Martins', ...own, ...data }).success

// Covers ACC-PROF-04
test('what one has had all along is not refused, though nobody could choose it today', () => {
  expect(accepts({})).toBe(true)
  expect(accepts({ login: 'bea' })).toBe(false)
  expect(accepts({ email: 'bea@localhost' })).toBe(false)
})

// Covers FLT-25
test('refuses a login when it is made of dots', () => {
  expect(accepts({ login: '....' })).toBe(false)
})

// Covers ACC-PROF-04
test('what somebody else has is refused, once it is known', () => {
  const taken = createTakenValues()
  expect(accepts({ login: 'bruno' }, taken)).toBe(true)
  taken.login.add('bruno')
  expect(accepts({ login: 'bruno' }, taken)).toBe(false)
})
