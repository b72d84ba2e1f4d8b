import { expect, test } from '@rstest/core'
import { activate, isEmailTaken, isLoginTaken, register } from './accounts'
import { changePassword, updatePerson } from './profile'
import { logIn, openSession, personOf, reportUsage } from './sessions'
import { createScene, errorOf } from './world.fixture'

const origin = 'http://localhost:3000'
const newcomer = {
  name: 'Rita Moura',
  email: 'rita@roda.example',
  login: 'rita.moura',
  password: 'a good one',
  captcha: 'solved',
  language: 'pt-PT',
}
const usage = { elapsedTime: 0, StartTime: '2026-03-14T09:00:00.000', ActualTime: '2026-03-14T09:00:00.000' }

test('a username counts as taken in any letter case, but not for its owner', () => {
  const { world, ana } = createScene()
  expect(isLoginTaken(world, 'ANA.martins')).toBe(true)
  expect(isLoginTaken(world, 'ana.martins', ana)).toBe(false)
  expect(isLoginTaken(world, 'ana.nobody')).toBe(false)
  expect(isEmailTaken(world, ' Ana@roda.example')).toBe(true)
})

// Covers FLT-25
test('the registration rejects a username that consists of dots', async () => {
  const { world } = createScene()
  expect(await errorOf(() => register(world, origin, { ...newcomer, login: '....' }))).toEqual({
    status: 400,
    fields: ['login'],
  })
})

test('a taken username or e-mail is rejected, and the error names the field', async () => {
  const { world, ana } = createScene()
  expect(await errorOf(() => register(world, origin, { ...newcomer, login: ana.login }))).toEqual({
    status: 400,
    fields: ['login'],
  })
  expect(await errorOf(() => register(world, origin, { ...newcomer, email: ana.email }))).toEqual({
    status: 400,
    fields: ['email'],
  })
  expect(await errorOf(() => updatePerson(world, ana, { ...ana, login: 'bruno.carvalho' }))).toEqual({
    status: 400,
    fields: ['login'],
  })
})

test('the link in the e-mail activates a new account, but only once', async () => {
  const { world } = createScene()
  register(world, origin, newcomer)
  expect(
    await errorOf(() => logIn(world, { login: newcomer.email, password: newcomer.password })),
  ).toMatchObject({ status: 401 })

  const link = world.state.outbox[0]?.link ?? ''
  expect(link).toMatch(/^http:\/\/localhost:3000\/user\/activate\//)
  const token = link.split('/').at(-1) ?? ''
  expect(activate(world, token)).toBe(true)
  expect(activate(world, token)).toBe(false)
  expect(logIn(world, { login: newcomer.email, password: newcomer.password }).login).toBe('rita.moura')
})

test('an activated newcomer has a connection request from the inviter', () => {
  const { world, ana } = createScene()
  register(world, origin, { ...newcomer, referralId: ana.invitationToken })
  activate(world, world.state.activations[0]?.token ?? '')
  expect(world.state.connectionRequests.at(-1)).toMatchObject({ fromId: ana.id })
})

test('the login error does not tell whether e-mail or password is wrong', async () => {
  const { world } = createScene()
  const wrong = await errorOf(() => logIn(world, { login: 'ana@roda.example', password: 'wrong one' }))
  const unknown = await errorOf(() => logIn(world, { login: 'nobody@roda.example', password: 'roda-demo' }))
  expect(wrong).toEqual({ status: 401, fields: [] })
  expect(unknown).toEqual(wrong)
})

test('the password is changed when the old password is right', async () => {
  const { world, ana } = createScene()
  const change = { currentPassword: 'not it', newPassword: 'another one' }
  expect(await errorOf(() => changePassword(world, ana, change))).toEqual({
    status: 400,
    fields: ['currentPassword'],
  })
  changePassword(world, ana, { ...change, currentPassword: 'roda-demo' })
  expect(logIn(world, { login: ana.email, password: 'another one' }).name).toBe('Ana Martins')
})

test('a token identifies its owner until it expires', () => {
  const { world, ana } = createScene()
  const { token } = openSession(world, ana)
  expect(personOf(world, token)?.id).toBe(ana.id)
  expect(personOf(world, `${token}x`)).toBeUndefined()
  world.state.clockOffsetMinutes = 13 * 60
  expect(personOf(world, token)).toBeUndefined()
})

test('a session ends after its timeout, by client report or server clock', () => {
  const { world, ana } = createScene()
  ana.settings.timeout = 30
  const { token } = openSession(world, ana)
  expect(reportUsage(world, token, { ...usage, elapsedTime: 29 })).toBe(false)
  expect(reportUsage(world, token, { ...usage, elapsedTime: 30 })).toBe(true)
  world.state.clockOffsetMinutes = 31
  expect(reportUsage(world, token, usage)).toBe(true)
})
