import type { Page } from '@playwright/test'
import {
  connectionStatus,
  conversations,
  log,
  messageTexts,
  openSettledChat,
  send,
  test,
} from './support/chat-screen'
import { expect } from './support/fixtures'
import { holdRequests } from './support/hold-requests'
import { waitForLateCode, waitForPendingScripts } from './support/late-code'
import type { MockWorld } from './support/mock-world'

async function pauseClock(page: Page): Promise<void> {
  await waitForLateCode(page)
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1_000))
}

const countAttempts = async (mock: MockWorld) => (await mock.requests('negotiateMessageHub')).length

/**
 * Advances the clock in small steps until the hub client has tried to connect `attempts` times, and expects this to take
 * about `seconds`. The steps are small, because a delay starts only when the browser has reported the failed attempt.
 */
async function expectAttemptAfter(
  page: Page,
  mock: MockWorld,
  seconds: number,
  attempts: number,
): Promise<void> {
  const step = seconds / 20
  let passed = 0
  const advanceAndCount = async () => {
    await page.clock.fastForward(Math.max(step * 1_000, 1))
    passed += step
    return await countAttempts(mock)
  }
  await expect.poll(advanceAndCount, { intervals: [50] }).toBe(attempts)
  expect(passed).toBeGreaterThanOrEqual(seconds * 0.8)
  expect(passed).toBeLessThanOrEqual(seconds * 2.4)
}

/** Cuts the connection to the hub and refuses new ones. */
async function breakConnection(mock: MockWorld): Promise<void> {
  await mock.fault('negotiateMessageHub', { status: 503 })
  await mock.dropHub()
}

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
  await breakConnection(mock)
  await expect(connectionStatus(page)).toHaveText('Connection lost. Reconnecting…')

  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  expect(sockets.length).toBe(1)
  for (const address of sockets) {
    expect(address).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\/MessageHub\?/)
    expect(new URL(address).searchParams.get('access_token')).toBe(token)
  }
  expect(addresses.filter((address) => address.includes(token))).toEqual([])
})

test('the hub client sends no token if the negotiation names another server', { tag: '@MSG-HUB-01' }, async ({
  page,
}) => {
  await page.route('**/MessageHub/negotiate**', (route) =>
    route.fulfill({ json: { url: 'https://elsewhere.example/hub' } }),
  )
  const otherHostRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('elsewhere')) otherHostRequests.push(request.url())
  })
  page.on('websocket', (socket) => otherHostRequests.push(socket.url()))
  await page.clock.install()
  await page.goto('/messages')
  await expect(connectionStatus(page)).toHaveText('Connecting…')
  await waitForLateCode(page)
  await expect(async () => {
    await page.clock.fastForward(31_000)
    await expect(connectionStatus(page)).toContainText('Not connected', { timeout: 200 })
  }).toPass()
  expect(otherHostRequests).toEqual([])
})

test('the hub client reconnects after 0, 2, 10 and 30 s, then only on demand', {
  tag: '@MSG-HUB-02',
}, async ({ page, mock }) => {
  await page.clock.install()
  await page.goto('/messages')
  await expect(connectionStatus(page)).toHaveText('Connected')
  await pauseClock(page)
  await mock.clearRequests()
  await breakConnection(mock)
  await expectAttemptAfter(page, mock, 0, 1)
  await expectAttemptAfter(page, mock, 2, 2)
  await expectAttemptAfter(page, mock, 10, 3)
  await expectAttemptAfter(page, mock, 30, 4)
  await expect(connectionStatus(page)).toContainText('Not connected')
  await page.clock.fastForward(120_000)
  await expect(connectionStatus(page)).toContainText('Not connected')
  expect(await countAttempts(mock)).toBe(4)

  await mock.clearFaults()
  await page.getByRole('button', { name: 'Reconnect' }).click()
  await expect(connectionStatus(page)).toHaveText('Connected')
})

test('the hub client connects when back online after its retries failed', {
  tag: '@MSG-HUB-02',
}, async ({ page, mock }) => {
  await page.clock.install()
  // The first connection attempt hangs until its timeout.
  await mock.fault('negotiateMessageHub', { silence: true, times: 1 })
  await page.goto('/messages')
  await expect.poll(() => countAttempts(mock)).toBe(1)
  await pauseClock(page)
  await mock.fault('negotiateMessageHub', { status: 503 })
  // After a few seconds without the hub, the screen loads the conversations, and then the code that shows avatars.
  await page.clock.fastForward(6_000)
  await conversations(page).getByRole('link').first().waitFor()
  await waitForPendingScripts(page)
  await page.clock.fastForward(15_000)
  await expectAttemptAfter(page, mock, 0, 2)
  await expectAttemptAfter(page, mock, 2, 3)
  await expectAttemptAfter(page, mock, 10, 4)
  await expect(connectionStatus(page)).toHaveText('Connecting…')
  await expectAttemptAfter(page, mock, 30, 5)
  await expect(connectionStatus(page)).toContainText('Not connected')

  await mock.clearFaults()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(connectionStatus(page)).toHaveText('Connected')
})

test('a reconnected chat shows missed messages and sends its own to the hub', {
  tag: '@MSG-HUB-02',
}, async ({ page, mock, join, bruno, ana }) => {
  await openSettledChat(page, bruno.id)
  await breakConnection(mock)
  await expect(connectionStatus(page)).toHaveText('Connection lost. Reconnecting…')
  await bruno.store(ana.id, 'While you were away')
  await send(page, 'While I was away')
  await expect(messageTexts(page).last()).toHaveText('While I was away')
  await expect(log(page)).not.toContainText('While you were away')

  await mock.clearFaults()
  const again = await join('bruno')
  await page.getByRole('button', { name: 'Reconnect' }).click()
  await expect(connectionStatus(page)).toHaveText('Connected')
  await expect(messageTexts(page).filter({ hasText: 'While you were away' })).toHaveCount(1)
  await expect(messageTexts(page).filter({ hasText: 'While I was away' })).toHaveCount(1)
  await expect.poll(() => again.received.map(([, , , text]) => text)).toEqual(['While I was away'])
})
