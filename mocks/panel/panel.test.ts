import { createHash } from 'node:crypto'
import { expect, test } from '@rstest/core'
import { createMock } from '../server/mock'
import { callMock, createFrozenMock, getSolvedCaptcha, signIn } from '../server/mock.fixture'

const at = (path: string, form?: Record<string, string>) =>
  new Request(`http://localhost${path}`, form ? { method: 'POST', body: new URLSearchParams(form) } : {})

async function textOf(reply: Awaited<ReturnType<ReturnType<typeof createMock>['handle']>>) {
  return reply?.kind === 'answer' ? String(reply.body) : ''
}

// Covers MCK-04
test('the mock panel switches a fault on and off', async () => {
  const mock = createMock()
  expect(await textOf(await mock.handle(at('/__mock/panel')))).toContain('None: all calls go well.')

  const added = await mock.handle(
    at('/__mock/panel', { do: 'add', operation: 'getHomeFeed', kind: '500', times: '1' }),
  )
  expect(added).toMatchObject({ status: 303, headers: { location: '/__mock/panel' } })
  expect(await textOf(await mock.handle(at('/__mock/panel')))).toContain('getHomeFeed')
  expect(await mock.handle(at('/api/post/homeFeed'))).toMatchObject({ status: 500 })
  expect(await mock.handle(at('/api/post/homeFeed'))).toMatchObject({ status: 200 })

  await mock.handle(at('/__mock/panel', { do: 'add', operation: '*', kind: 'dropped connection' }))
  expect(await mock.handle(at('/api/post/homeFeed'))).toMatchObject({ kind: 'drop' })
  await mock.handle(at('/__mock/panel', { do: 'clear' }))
  expect(await mock.handle(at('/api/post/homeFeed'))).toMatchObject({ status: 200 })
})

const press = (mock: ReturnType<typeof createFrozenMock>, form: Record<string, string>) =>
  mock.handle(at('/__mock/panel', form))
const panelOf = async (mock: ReturnType<typeof createFrozenMock>) =>
  textOf(await mock.handle(at('/__mock/panel')))

test('the mock panel activates scenarios, but not two that replace the data', async () => {
  const mock = createFrozenMock()
  const chosen = new URLSearchParams([
    ['do', 'play'],
    ['scenario', 'slow'],
    ['scenario', 'hub-down'],
  ])
  await mock.handle(new Request('http://localhost/__mock/panel', { method: 'POST', body: chosen }))
  const page = await panelOf(mock)
  expect(page.match(/value="[a-z-]+"[^>]* checked/g)).toHaveLength(2)
  expect(await press(mock, { do: 'play', scenario: 'empty,many-posts' })).toMatchObject({
    status: 400,
    body: expect.stringContaining('worlds of their own'),
  })
  await press(mock, { do: 'play' })
  expect(await panelOf(mock)).not.toContain(' checked')
})

test('the mock panel moves the clock and ends sessions', async () => {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  expect(await panelOf(mock)).toContain('0 of 120 min')
  await press(mock, { do: 'clock', time: '+15m' })
  const later = await panelOf(mock)
  expect(later).toContain('15 of 120 min')
  expect(later).toContain('value="+75m"')
  await press(mock, { do: 'clock', time: 'now' })
  expect(await panelOf(mock)).toContain('0 of 120 min')
  await press(mock, { do: 'expire' })
  expect(await panelOf(mock)).toContain('Nobody is signed in.')
  expect((await callMock(mock, 'GET /api/post/feed', { token })).status).toBe(401)
})

test('the mock panel lists mails newest first and escapes their HTML', async () => {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  for (const email of ['one@far.example', 'two@far.example'])
    await callMock(mock, 'POST /api/UserInvitation/Create', { token, body: { email, language: 'en' } })
  mock.instance.world.state.outbox.push({
    id: 1,
    to: 'x@far.example',
    subject: '<script>alert(1)</script>',
    text: '',
    link: '"><img src=x>',
    sentAt: '2026-03-14T00:00:00.000Z',
  })
  const page = await panelOf(mock)
  expect(page).toMatch(/two@far\.example[\s\S]*one@far\.example/)
  expect(page).toContain('/user/register?token=')
  expect(page).not.toMatch(/<script|<img/)
})

test('a password change and a contact message each send an e-mail', async () => {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  const change = { currentPassword: 'roda-demo', newPassword: 'another one' }
  await callMock(mock, 'POST /api/user/changePassword', { token, body: change })
  const note = {
    contactType: 2,
    content: 'A dark theme would be kind.',
    captcha: await getSolvedCaptcha(mock),
  }
  await callMock(mock, 'POST /api/Contact/Create', { token, body: note })
  expect((await callMock(mock, 'GET /__mock/outbox')).body).toMatchObject([
    { to: 'ana@roda.example', subject: 'Your password was changed' },
    { to: 'operator@roda.example', text: 'A dark theme would be kind.' },
  ])
})

// Covers MCK-02
test('the mock panel resets the world', async () => {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  await callMock(mock, 'POST /api/Tag/Create', { token, body: { name: 'Mine' } })
  await press(mock, { do: 'play', scenario: 'slow' })
  await press(mock, { do: 'clock', time: '2h' })
  await press(mock, { do: 'add', operation: 'getFeed', kind: '500' })
  expect(await press(mock, { do: 'reset' })).toMatchObject({ status: 303 })
  const state = (await callMock(mock, 'GET /__mock/state')).body
  expect(state).toMatchObject({ scenarios: [], faults: 0, clockOffsetMinutes: 0 })
  const { body: tags } = await callMock(mock, 'GET /api/Tag/', { token: await signIn(mock) })
  expect(tags).not.toContainEqual(expect.objectContaining({ name: 'Mine' }))
})

test('the security policy of the mock panel allows only the panel’s style', async () => {
  const answer = await callMock(createFrozenMock(), 'GET /__mock/panel')
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(answer.body) ?? []
  const hash = createHash('sha256').update(style).digest('base64')
  expect(answer.headers['content-security-policy']).toBe(
    `default-src 'none'; img-src 'self'; style-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`,
  )
  expect(answer.body).not.toMatch(/<script| style=| on\w+=/)
})

test('the mock panel submits its forms with GET if the option pages is link', async () => {
  const mock = createFrozenMock({ pages: 'link' })
  const page = await panelOf(mock)
  expect(page).not.toContain('method="post"')
  expect(page).toContain('<form method="get" action="/"')
  expect(page).toContain('name="mock-panel"')
  await mock.handle(at('/?mock-panel=&do=add&operation=getHomeFeed&kind=500&times=1'))
  expect(await mock.handle(at('/api/post/homeFeed'))).toMatchObject({ status: 500 })
})
