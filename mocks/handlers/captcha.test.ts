import { expect, test } from '@rstest/core'
import { createChallenge } from '../domain/captcha'
import { solveCaptcha } from '../node/solve-captcha'
import { callMock, createFrozenMock, getSolvedCaptcha, signIn, type TestAnswer } from '../server/mock.fixture'

const logIn = (mock: ReturnType<typeof createFrozenMock>, captcha: string): Promise<TestAnswer> =>
  callMock(mock, 'POST /api/user/login', {
    body: { login: 'ana@roda.example', password: 'roda-demo', captcha },
  })

/** Returns a captcha solution with some fields changed. */
const changed = (captcha: string, change: object) =>
  btoa(JSON.stringify({ ...JSON.parse(atob(captcha)), ...change }))

// Covers ACC-LOGIN-01
test('a captcha solution is accepted only once', async () => {
  const mock = createFrozenMock()
  const captcha = await getSolvedCaptcha(mock)
  expect((await logIn(mock, captcha)).status).toBe(200)
  const again = await logIn(mock, captcha)
  expect(again.status).toBe(400)
  expect(again.body.errors.captcha).toEqual(['The captcha was used before.'])
})

test.each([
  ['an empty text', () => ''],
  ['the answer of another provider', () => 'P1_eyJ0eXAiOiJKV1Qi'],
  ['JSON that is no solution', () => btoa('null')],
  ['an unknown algorithm', (good: string) => changed(good, { algorithm: 'MD5' })],
  ['a wrong number', (good: string) => changed(good, { number: -1 })],
  ['a forged signature', (good: string) => changed(good, { signature: 'f'.repeat(64) })],
])('the login rejects %s as captcha and names the field', async (_, bad) => {
  const mock = createFrozenMock()
  const answer = await logIn(mock, bad(await getSolvedCaptcha(mock)))
  expect(answer.status).toBe(400)
  expect(Object.keys(answer.body.errors)).toEqual(['captcha'])
})

test('a captcha solution signed with the hash of a challenge is rejected', async () => {
  const mock = createFrozenMock()
  const { challenge } = JSON.parse(atob(await getSolvedCaptcha(mock)))
  const own = await createChallenge(mock.instance.world)
  const answer = await logIn(mock, changed(solveCaptcha(own), { signature: challenge }))
  expect(answer.body.errors.captcha).toEqual(['The captcha is not solved.'])
})

test('a captcha solution is rejected after ten minutes', async () => {
  const mock = createFrozenMock()
  const captcha = await getSolvedCaptcha(mock)
  await callMock(mock, 'POST /__mock/clock', { body: { offsetMinutes: 11 } })
  expect((await logIn(mock, captcha)).body.errors.captcha).toEqual(['The captcha has expired.'])
})

// Covers ACC-REG-07, ACC-CONT-01
test.each([
  [
    'POST /api/user/register',
    {
      name: 'Rita Moura',
      email: 'r@far.example',
      login: 'rita.moura',
      password: 'a good one',
      language: 'en',
    },
  ],
  ['POST /api/user/waitingListRegister', { name: 'Rita Moura', email: 'r@far.example' }],
  ['POST /api/Contact/Create', { contactType: 1, content: 'Hello' }],
])('the call %s requires a captcha', async (route, fields) => {
  const mock = createFrozenMock()
  const signedIn = route.includes('Contact') ? { token: await signIn(mock) } : {}
  const call = (captcha: string) => callMock(mock, route, { ...signedIn, body: { ...fields, captcha } })
  const refused = await call('')
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['captcha']])
  expect((await call(await getSolvedCaptcha(mock))).status).toBeLessThan(300)
})
