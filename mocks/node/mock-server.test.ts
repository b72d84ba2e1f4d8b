import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from '@rstest/core'
import { placeholder } from '../recording/placeholders'
import { mockSettings } from '../server/mock-settings'
import { replayRecording, solveCaptcha } from './index'
import { listen } from './mock-server.fixture'

async function startServer(options: Parameters<typeof listen>[0] = {}) {
  const server = await listen(options)
  onTestFinished(() => server.stop())
  return server
}

const cookieOf = (response: Response) =>
  /XSRF-TOKEN=([^;]+)/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''

test('the mock server sets the XSRF cookie on pages, but not on other files', async () => {
  const { base } = await startServer()
  const page = await fetch(`${base}/mypage`, { headers: { accept: 'text/html' } })
  expect(await page.text()).toContain('a static file')
  expect(page.headers.get('set-cookie')).toMatch(/^XSRF-TOKEN=[^;]+; Path=\/; SameSite=Lax$/)
  expect((await fetch(`${base}/app.js`)).headers.get('set-cookie')).toBeNull()
})

test('a call that changes data requires the decoded XSRF cookie as header', async () => {
  const { base, send, signIn } = await startServer()
  const { token } = await signIn('ana@roda.example')
  const cookie = cookieOf(await fetch(`${base}/api/post/homeFeed`))
  const create = (headers: Record<string, string>) =>
    send(
      '/api/Tag/Create',
      { name: 'Safe' },
      { authorization: `Bearer ${token}`, cookie: `XSRF-TOKEN=${cookie}`, ...headers },
    )

  expect((await create({})).status).toBe(400)
  expect((await create({ 'x-xsrf-token': cookie })).status).toBe(400)
  const answer = await create({ 'x-xsrf-token': decodeURIComponent(cookie) })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

test('the negotiation of the hub requires the XSRF cookie as header, the control API does not', async () => {
  const { base, send, signIn } = await startServer()
  const { token } = await signIn('ana@roda.example')
  const cookie = cookieOf(await fetch(`${base}/api/post/homeFeed`))
  const post = (path: string, headers: Record<string, string>) =>
    send(path, undefined, { authorization: `Bearer ${token}`, cookie: `XSRF-TOKEN=${cookie}`, ...headers })
  const hub = '/MessageHub/negotiate?negotiateVersion=1'
  expect((await post(hub, {})).status).toBe(400)
  expect((await post(hub, { 'x-xsrf-token': decodeURIComponent(cookie) })).status).toBe(200)
  expect((await post('/__mock/reset', {})).status).toBe(200)
})

test('the mock server answers the preflight request of another origin', async () => {
  const { base } = await startServer()
  const headers = { origin: 'https://page.example', 'access-control-request-headers': 'authorization' }
  const preflight = await fetch(`${base}/api/post/feed`, { method: 'OPTIONS', headers })
  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-origin')).toBe('https://page.example')
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization')
})

// Covers MCK-02
test('the mock server restores the world from its file after a restart', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roda-mock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const stateFile = join(folder, 'deep', 'world.json')

  const before = await listen({ stateFile })
  const { token } = await before.signIn('ana@roda.example')
  await before.send('/api/Tag/Create', { name: 'Kept in a file' }, { authorization: `Bearer ${token}` })
  await before.stop()
  expect(await readdir(join(folder, 'deep'))).toEqual(['world.json'])

  const after = await startServer({ stateFile })
  const tags = await fetch(`${after.base}/api/Tag/`, { headers: { authorization: `Bearer ${token}` } })
  expect(await tags.text()).toContain('Kept in a file')
})

test('the mock server starts a fresh world when the state file is broken', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roda-mock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const stateFile = join(folder, 'world.json')
  await writeFile(stateFile, '{"version":')
  const { signIn } = await startServer({ stateFile })
  expect((await signIn('ana@roda.example')).name).toBe('Ana Martins')
})

// Covers MCK-04
test('an injected fault cuts a response in half or drops the connection', async () => {
  const { base, send } = await startServer()
  await send('/__mock/faults', { operation: 'getHomeFeed', body: 'half' })
  const half = await fetch(`${base}/api/post/homeFeed`)
  expect(half.status).toBe(200)
  await expect(half.text()).rejects.toThrow()
  await send('/__mock/faults', { operation: 'getHomeFeed', drop: true })
  await expect(fetch(`${base}/api/post/homeFeed`)).rejects.toThrow()
})

test('the mock payment page can pay or cancel an order', async () => {
  const { base, send, signIn } = await startServer()
  const { token } = await signIn('ana@roda.example')
  const authorization = `Bearer ${token}`
  const { id, currency, items } = await (
    await fetch(`${base}/api/ShoppingCart/getMyCart`, { headers: { authorization } })
  ).json()
  const order = { paymentMethod: 'creditcard', amount: items[0].discountPrice, currency }
  const address = await (await send('/api/order/createOrder', order, { authorization, origin: base })).text()
  expect(address.startsWith(`${base}/__mock/pay/cs_`)).toBe(true)

  const page = await (await fetch(address)).text()
  expect(page).toContain(order.amount.toFixed(2))
  expect(page).not.toContain('<script')
  const decide = (decision: string) =>
    fetch(address, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' })
  expect((await decide('cancel')).headers.get('location')).toBe(`${base}/shoppingCart`)
  const sessionId = address.split('/').at(-1)
  expect((await decide('pay')).headers.get('location')).toBe(
    `${base}/course/enrolled?cartId=${id}&session_id=${sessionId}`,
  )

  const registered = await send('/api/payment/registerPayment', { orderId: id, sessionId }, { authorization })
  expect(await registered.json()).toEqual({ id: expect.any(Number) })
})

// Covers FLT-44
test('the mock server adds its captcha to config.json if that file is valid', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roda-mock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const settingsFile = join(folder, 'config.json')
  await writeFile(settingsFile, '{"brand":{"name":"Here"}}')
  const { base } = await startServer({ settingsFile })
  const settings = async () => (await fetch(`${base}/config.json`)).text()
  expect(JSON.parse(await settings())).toEqual({ brand: { name: 'Here' }, ...mockSettings })
  const visit = await fetch(`${base}/?scenario=beta-closed`, { redirect: 'manual' })
  expect([visit.status, visit.headers.get('location')]).toEqual([303, '/'])
  expect(JSON.parse(await settings())).toEqual({
    brand: { name: 'Here' },
    ...mockSettings,
    registration: 'waiting-list',
  })
  await writeFile(settingsFile, '{"brand":')
  expect(await settings()).toContain('a static file')
  expect(JSON.parse(await readFile('mocks/browser/config.json', 'utf8'))).toMatchObject(mockSettings)
})

test('the mock server records its calls to a file, including the first call', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roda-mock-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const recordFile = join(folder, 'deep', 'walk.jsonl')
  const { base, signIn } = await startServer({ recordFile, scenarioOptions: { scenario: 'beta-closed' } })
  const { token } = await signIn('ana@roda.example')
  await fetch(`${base}/api/post/feed`, { headers: { authorization: `Bearer ${token}` } })
  await fetch(`${base}/api/post/homeFeed`, { headers: { 'x-mock-world': 'elsewhere' } })

  const [head, ...calls] = (await readFile(recordFile, 'utf8')).trim().split('\n')
  expect(JSON.parse(head ?? '')).toMatchObject({ seed: 7, scenarios: ['beta-closed'] })
  expect(calls.map((line) => JSON.parse(line))).toMatchObject([
    {
      call: 1,
      path: '/api/user/login',
      json: { captcha: placeholder('captcha'), password: placeholder('secret 0') },
    },
    { call: 2, path: '/api/post/feed', token: placeholder('1.token') },
  ])
  const send = (request: Request) => fetch(request)
  const replayed = await replayRecording(await readFile(recordFile, 'utf8'), { send, solveCaptcha, base })
  expect(replayed.flatMap(({ differences }) => differences)).toEqual([])
})
