import { connectionStatus, test } from './support/chat-screen'
import { expect } from './support/fixtures'
import { holdRequests } from './support/hold-requests'

test.beforeEach(async ({ page, mock, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await mock.login(page)
})

test('only the hub’s socket URL contains the token; the hub state is shown', {
  tag: '@MSG-HUB-01',
}, async ({ page, mock }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  const release = await holdRequests(page, '**/MessageHub/negotiate*')
  await page.goto('/messages')
  await expect(connectionStatus(page)).toHaveText('Connecting…')
  release()
  await expect(connectionStatus(page)).toHaveText('Connected')
  await mock.fault('negotiateMessageHub', { status: 503 })
  await mock.dropHub()
  await expect(connectionStatus(page)).toHaveText('Connection lost. Reconnecting…')

  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  expect(sockets.length).toBe(1)
  for (const address of sockets) {
    expect(address).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\/MessageHub\?/)
    expect(new URL(address).searchParams.get('access_token')).toBe(token)
  }
  expect(addresses.filter((address) => address.includes(token))).toEqual([])
})
