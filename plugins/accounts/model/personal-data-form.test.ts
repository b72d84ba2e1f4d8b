import { expect, test } from '@rstest/core'
import * as v from 'valibot'
import { personalDataSchema } from './personal-data-form'
import { noTakenNames } from './taken-names'

const own = { email: 'ana@localhost', login: 'ana' }
const accepts = (data: object, taken = noTakenNames()) =>
  v.safeParse(personalDataSchema(own, taken), { name: 'Ana Martins', ...own, ...data }).success

test('[ACC-PROF-04] what one has had all along is not refused, though nobody could choose it today', () => {
  expect(accepts({})).toBe(true)
  expect(accepts({ login: 'bea' })).toBe(false)
  expect(accepts({ email: 'bea@localhost' })).toBe(false)
})

test('[FLT-25] refuses a login when it is made of dots', () => {
  expect(accepts({ login: '....' })).toBe(false)
})

test('[ACC-PROF-04] what somebody else has is refused, once it is known', () => {
  const taken = noTakenNames()
  expect(accepts({ login: 'bruno' }, taken)).toBe(true)
  taken.login.add('bruno')
  expect(accepts({ login: 'bruno' }, taken)).toBe(false)
})
