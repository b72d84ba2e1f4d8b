import { HubConnectionBuilder, LogLevel } from '@microsoft/signalr'
import { afterAll, beforeAll, expect, onTestFinished, test } from '@rstest/core'
import { getResponse, RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { WebSocket } from 'ws'
import { createMockHandlers, createTestMock, demoAccounts } from './index'

// Node 20 has no global WebSocket that msw could intercept.
Object.assign(globalThis, { WebSocket: globalThis.WebSocket ?? WebSocket })

const mock = createTestMock({ seed: 7, now: '2026-03-14T00:00:00Z' })
const server = setupServer(...mock.handlers)
const base = 'http://localhost:3000'
const [ana, bruno] = demoAccounts

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

const as = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

test('the mock handlers answer the requests of a test', async () => {
  const token = mock.signIn(ana.email)
  const feed = await (await fetch(`${base}/api/post/feed`, as(token))).json()
  expect(feed.length).toBeGreaterThan(50)
  expect(mock.requests().at(-1)).toMatchObject({ path: '/api/post/feed', operationId: 'getFeed' })
  expect(mock.mismatches()).toEqual([])
})

test('the mock handlers leave URLs outside of the API to other handlers', async () => {
  await expect(fetch(`${base}/assets/i18n/en.json`)).rejects.toThrow()
})

// Covers MCK-04
test('the mock handlers apply faults to responses', async () => {
  const token = mock.signIn(ana.email)
  onTestFinished(() => mock.reset())
  mock.fault({ operation: 'getFeed', body: 'half', times: 1 })
  await expect((await fetch(`${base}/api/post/feed`, as(token))).json()).rejects.toThrow()
  mock.fault({ operation: 'getFeed', drop: true, times: 1 })
  await expect(fetch(`${base}/api/post/feed`, as(token))).rejects.toThrow()
  mock.fault({ operation: 'getFeed', silence: true, times: 1 })
  await expect(
    fetch(`${base}/api/post/feed`, { ...as(token), signal: AbortSignal.timeout(20) }),
  ).rejects.toThrow()
  expect((await fetch(`${base}/api/post/feed`, as(token))).status).toBe(200)
})

test('the mock handlers connect two clients through the hub', async () => {
  const connect = async (email: string) => {
    const token = mock.signIn(email)
    const connection = new HubConnectionBuilder()
      // In Node, SignalR would use its own WebSocket class, which msw does not intercept.
      .withUrl(`${base}/MessageHub`, {
        accessTokenFactory: () => token,
        ...({ WebSocket: globalThis.WebSocket } as object),
      })
      .configureLogging(LogLevel.None)
      .build()
    await connection.start()
    onTestFinished(() => connection.stop())
    return connection
  }
  const [one, other] = [await connect(ana.email), await connect(bruno.email)]
  const received = new Promise((resolve) => other.on('ReceiveMessage', (...args) => resolve(args)))
  const { id } = mock.state.people.find(({ email }) => email === bruno.email) ?? { id: '' }
  await one.invoke('SendMessageToUser', id, 'Hello')
  expect(await received).toEqual([id, expect.any(String), 'Ana Martins', 'Hello'])
})

test('the mock handlers answer through getResponse of msw, without a server', async () => {
  const handlers = createMockHandlers({ seed: 7 }).filter((handler) => handler instanceof RequestHandler)
  const response = await getResponse(handlers, new Request(`${base}/api/post/homeFeed`))
  expect(await response?.json()).toHaveLength(30)
})
