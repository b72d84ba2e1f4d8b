import { expect, test } from '@rstest/core'
import { safeParse } from 'valibot'
import { loginSchema } from './login-form'
import { registrationSchema } from './registration'
import { createTakenValues } from './taken-values'

const logsIn = (login: string, password = 'correct horse battery') =>
  safeParse(loginSchema, { login, password, captcha: 'solved' }).success

// Covers ACC-LOGIN-01
test.each(["o'brien@example.org", 'ana+courses@example.org', 'a_b.c-d@sub.example.co', '1@x-y.io'])(
  'login form accepts the e-mail %s',
  (login) => {
    expect(logsIn(login)).toBe(true)
  },
)

// Covers ACC-LOGIN-01
test.each([
  'ana',
  'ana.martins@example',
  'ana@.org',
  'ana martins@example.org',
  '@example.org',
  'a@b@example.org',
])('login form rejects the e-mail %s', (login) => {
  expect(logsIn(login)).toBe(false)
})

// Covers FLT-158
test('accounts get names and addresses without invisible characters', () => {
  const typed = {
    name: 'Marta\u00ad  Silva',
    login: '\u200bmarta.silva\u202c',
    email: 'mailto:marta@example.org\u200b',
    password: 'correct horse battery',
    confirmPassword: 'correct horse battery',
    captcha: 'solved',
  }
  const clean = { name: 'Marta Silva', login: 'marta.silva', email: 'marta@example.org' }
  expect(safeParse(registrationSchema(createTakenValues()), typed).output).toMatchObject(clean)
  expect(logsIn('mailto:\u200eana@example.org')).toBe(true)
})

// Covers ACC-LOGIN-01, ACC-REG-05
test('the login form accepts longer passwords than the registration form', () => {
  const long = 'x'.repeat(130)
  expect(logsIn('ana@example.org', long)).toBe(true)
  expect(logsIn('ana@example.org', 'short')).toBe(false)
  const issues = safeParse(registrationSchema(createTakenValues()), {
    name: 'Marta Silva',
    login: 'marta.silva',
    email: 'marta@example.org',
    password: long,
    confirmPassword: long,
    captcha: 'solved',
  }).issues
  expect(issues?.map(({ path }) => path?.[0]?.key)).toEqual(['password', 'confirmPassword'])
})
