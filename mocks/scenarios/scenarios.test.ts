import { expect, test } from '@rstest/core'
import {
  callMock,
  createFrozenMock,
  createMemoryStorage,
  getSolvedCaptcha,
  signIn,
} from '../server/mock.fixture'
import { routedOperations } from '../server/pipeline'
import { readScenarios, scenarios } from './scenarios'

const ana = 'ana@roda.example'
const activate = (mock: ReturnType<typeof createFrozenMock>, ...names: string[]) =>
  callMock(mock, 'POST /__mock/scenarios', { body: { names } })

/** GET operations for members that need no parameter. */
const overviews = routedOperations.filter(
  ({ id, method, path, access }) =>
    method === 'GET' && access === 'member' && !path.includes('{') && !/message|retryLogin/i.test(id),
)

async function register(mock: ReturnType<typeof createFrozenMock>) {
  const body = {
    name: 'Rita Moura',
    email: 'rita@far.example',
    login: 'rita.moura',
    password: 'a good one',
    captcha: await getSolvedCaptcha(mock),
    language: 'pt-PT',
  }
  return callMock(mock, 'POST /api/user/register', { body })
}

// Covers MCK-01
test('in the scenario "empty", all lists in responses are empty', async () => {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  expect((await activate(mock, 'empty')).body.counts).toMatchObject({ people: 3, posts: 0, courses: 0 })
  for (const { id, path } of overviews) {
    const answer = await callMock(mock, `GET ${path}`, { token })
    expect(answer.status, id).toBeLessThan(300)
    if (Array.isArray(answer.body)) expect(answer.body, id).toEqual([])
  }
  expect(overviews.length).toBeGreaterThan(8)
  expect(mock.instance.mismatches).toEqual([])
})

// Covers MCK-01
test('the scenario "many-posts" has 10,000 posts in the feed', async () => {
  const mock = createFrozenMock({ scenarioOptions: { scenario: 'many-posts' } })
  await mock.ready
  const token = await signIn(mock)
  expect((await callMock(mock, 'GET /api/post/feed', { token })).body).toHaveLength(10_000)
})

test('the scenario "no-captcha" accepts forms without a solved captcha', async () => {
  const mock = createFrozenMock()
  await activate(mock, 'no-captcha')
  expect(mock.settings()).toMatchObject({ captcha: { provider: 'none' } })
  const body = { login: 'ana@roda.example', password: 'roda-demo', captcha: '' }
  expect(await callMock(mock, 'POST /api/user/login', { body })).toMatchObject({ status: 200 })
})

test('the scenario "beta-closed" offers only the waiting list', async () => {
  const mock = createFrozenMock()
  await activate(mock, 'beta-closed')
  expect(mock.settings()).toMatchObject({ registration: 'waiting-list' })
  expect(await register(mock)).toMatchObject({ status: 403 })
  const waiting = { name: 'Rita Moura', email: 'rita@far.example', captcha: await getSolvedCaptcha(mock) }
  expect((await callMock(mock, 'POST /api/user/waitingListRegister', { body: waiting })).status).toBe(200)
  expect((await callMock(mock, 'GET /__mock/outbox')).body).toMatchObject([{ to: 'rita@far.example' }])
  await activate(mock, 'none')
  expect(mock.settings()).not.toHaveProperty('registration')
  expect((await register(mock)).status).toBe(200)
})

test('the scenario "expired-session" rejects a token until the next login', async () => {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  await activate(mock, 'expired-session')
  expect((await callMock(mock, 'GET /api/post/feed', { token })).status).toBe(200)
  await callMock(mock, 'POST /__mock/clock', { body: { offsetMinutes: 1 } })
  expect((await callMock(mock, 'GET /api/post/feed', { token })).status).toBe(401)
  expect((await callMock(mock, 'GET /api/post/feed', { token: await signIn(mock) })).status).toBe(200)
})

test('the scenario "replaced-tokens" rejects a token after it was renewed', async () => {
  const mock = createFrozenMock()
  const old = await signIn(mock)
  const renew = async (token: string) =>
    (await callMock(mock, 'GET /api/user/retryLogin', { token })).body.token
  const kept = await renew(old)
  await activate(mock, 'replaced-tokens')
  const token = await renew(old)
  expect((await callMock(mock, 'GET /api/user/retryLogin', { token: old })).status).toBe(401)
  for (const valid of [kept, token])
    expect((await callMock(mock, 'GET /api/post/feed', { token: valid })).status).toBe(200)
})

test('the scenario "failing-payments" declines every card', async () => {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  await activate(mock, 'failing-payments')
  const { id, currency, items } = (await callMock(mock, 'GET /api/ShoppingCart/getMyCart', { token })).body
  const order = { paymentMethod: 'creditcard', amount: items[0].discountPrice, currency }
  const address = new URL((await callMock(mock, 'POST /api/order/createOrder', { token, body: order })).body)
  await mock.handle(new Request(address, { method: 'POST', body: new URLSearchParams({ decision: 'pay' }) }))
  const body = { orderId: id, sessionId: address.pathname.split('/').at(-1) }
  expect((await callMock(mock, 'POST /api/payment/registerPayment', { token, body })).status).toBe(402)
  const { body: payments } = await callMock(mock, 'GET /api/order/myOrders', { token })
  expect(payments[0]).toMatchObject({ paymentStatus: 'declined' })
})

// Covers MCK-04
test('the scenario "hub-down" closes the hub and refuses connections', async () => {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  const closed: string[] = []
  const peer = { send: () => undefined, close: () => closed.push('closed') }
  const open = () => mock.openSocket(new URL('ws://localhost/MessageHub'), token, peer)
  expect(open().kind).toBe('open')
  await activate(mock, 'hub-down')
  expect(closed).toEqual(['closed'])
  expect(open()).toEqual({ kind: 'refused', status: 503 })
  expect((await callMock(mock, 'POST /MessageHub/negotiate?negotiateVersion=1', { token })).status).toBe(503)
  await activate(mock, 'none')
  expect(open().kind).toBe('open')
})

// Covers MCK-04
test('the scenario "slow" delays every call, including failing calls', async () => {
  const mock = createFrozenMock()
  await activate(mock, 'slow')
  await callMock(mock, 'POST /__mock/faults', { body: { operation: 'getHomeFeed', status: 500 } })
  expect(mock.instance.faults.take(['getHomeFeed', '*'])).toMatchObject({ latency: 2000, status: 500 })
  expect(mock.instance.faults.take(['getFeed', '*'])).toMatchObject({ latency: 2000 })
})

test('a scenario that replaces the data keeps sessions, but drops changes', async () => {
  const mock = createFrozenMock()
  const token = await signIn(mock)
  await callMock(mock, 'POST /api/Tag/Create', { token, body: { name: 'Mine' } })
  await activate(mock, 'hub-down', 'empty')
  expect((await callMock(mock, 'GET /__mock/state')).body.scenarios).toEqual(['empty', 'hub-down'])
  await activate(mock, 'empty')
  await callMock(mock, 'POST /api/Tag/Create', { token, body: { name: 'Kept' } })
  await activate(mock, 'empty', 'beta-closed')
  expect((await callMock(mock, 'GET /api/Tag/', { token })).body).toMatchObject([{ name: 'Kept' }])
  await activate(mock, 'none')
  const { body: tags } = await callMock(mock, 'GET /api/Tag/', { token })
  expect(tags.length).toBeGreaterThan(1)
  expect(tags).not.toContainEqual(expect.objectContaining({ name: 'Kept' }))
})

// Covers MCK-02
test('scenarios and faults survive a restart of the server, but not a reset', async () => {
  const storage = createMemoryStorage()
  const before = createFrozenMock({ storage })
  await activate(before, 'beta-closed', 'slow')
  await callMock(before, 'POST /__mock/faults', { body: { operation: 'getFeed', status: 500 } })
  await before.close()

  const after = createFrozenMock({ storage })
  const state = async () => (await callMock(after, 'GET /__mock/state')).body
  expect(await state()).toMatchObject({ scenarios: ['beta-closed', 'slow'], faults: 1 })
  await callMock(after, 'POST /__mock/reset')
  expect(await state()).toMatchObject({ scenarios: [], faults: 0 })
  expect((await register(after)).status).toBe(200)
})

test.each([
  ['stormy', /^There is no scenario stormy; there are empty, .*, none\.$/],
  ['empty,many-posts', 'empty and many-posts are worlds of their own: choose one.'],
])('the scenario option %s is rejected with a message', async (text, sentence) => {
  expect(readScenarios(text)).toEqual(expect.stringMatching(sentence))
  expect(await activate(createFrozenMock(), ...text.split(','))).toMatchObject({ status: 400 })
  expect(() => createFrozenMock({ scenarioOptions: { scenario: text } })).toThrow(sentence)
})

test('each scenario is described in one sentence', async () => {
  const mock = createFrozenMock()
  await activate(mock, 'slow')
  const { body } = await callMock(mock, 'GET /__mock/scenarios')
  expect(body).toHaveLength(scenarios.length)
  expect(body).toContainEqual({ name: 'slow', about: expect.stringMatching(/^[A-Z][^.]+\.$/), isOn: true })
  for (const { about } of scenarios) expect(about).toMatch(/^[A-Z].*\.$/)
})

// Covers MCK-02
test('the scenario "empty" ends the sessions of people whom it removes', async () => {
  const mock = createFrozenMock()
  const { email } = mock.instance.world.state.people[9] ?? { email: '' }
  const { body } = await callMock(mock, 'POST /__mock/session', { body: { login: email } })
  await activate(mock, 'empty')
  expect((await callMock(mock, 'GET /api/post/feed', { token: body.token })).status).toBe(401)
  expect(await callMock(mock, 'POST /__mock/session', { body: { login: ana } })).toMatchObject({
    status: 200,
  })
})
