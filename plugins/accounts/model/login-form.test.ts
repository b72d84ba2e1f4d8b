import { expect, test } from '@rstest/core'
import { safeParse } from 'valibot'
import { loginSchema } from './login-form'
import { registrationSchema } from './registration-form'
import { noTakenNames } from './taken-names'

const logsIn = (login: string, password = 'correct horse battery') =>
  safeParse(loginSchema, { login, password, captcha: 'solved' }).success

test.each(["o'brien@example.org", 'ana+courses@example.org', 'a_b.c-d@sub.example.co', '1@x-y.io'])(
  '[ACC-LOGIN-01] %s is an address',
  (login) => {
    expect(logsIn(login)).toBe(true)
  },
)

test.each([
  'ana',
  'ana.martins@example',
  'ana@.org',
  'ana martins@example.org',
  '@example.org',
  'a@b@example.org',
])('[ACC-LOGIN-01] %s is none', (login) => {
  expect(logsIn(login)).toBe(false)
})

test('[ACC-LOGIN-01] [ACC-REG-05] who has a longer password than one may choose here logs in with it', () => {
  const long = 'x'.repeat(130)
  expect(logsIn('ana@example.org', long)).toBe(true)
  expect(logsIn('ana@example.org', 'short')).toBe(false)
  const issues = safeParse(registrationSchema(noTakenNames()), {
    name: 'Marta Silva',
    login: 'marta.silva',
    email: 'marta@example.org',
    password: long,
    confirmPassword: long,
    captcha: 'solved',
  }).issues
  expect(issues?.map(({ path }) => path?.[0]?.key)).toEqual(['password', 'confirmPassword'])
})
