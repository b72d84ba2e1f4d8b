import type { Page } from '@playwright/test'
import { connectionStatus, log, messageTexts, openSettledChat, send, test } from './support/chat-screen'
import { expect } from './support/fixtures'
import { waitForLateCode } from './support/late-code'
import type { MockWorld } from './support/mock-world'

/** Time stands still from now on, until it is made to pass. */
async function holdTime(page: Page): Promise<void> {
  await waitForLateCode(page)
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1_000))
}

const triesOf = async (mock: MockWorld) => (await mock.requests('negotiateMessageHub')).length

/**
 * Lets time pass until there have been so many tries to connect, which is to take so many seconds. In small steps: how
 * long the browser needs to hear that a try has failed, from when on it waits for the next, is its own affair.
 */
async function tryComesAfter(page: Page, mock: MockWorld, seconds: number, tries: number): Promise<void> {
  const step = seconds / 20
  let passed = 0
  const triesSoFar = async () => {
    await page.clock.fastForward(Math.max(step * 1_000, 1))
    passed += step
    return await triesOf(mock)
  }
  await expect.poll(triesSoFar, { intervals: [50] }).toBe(tries)
  expect(passed).toBeGreaterThanOrEqual(seconds * 0.8)
  expect(passed).toBeLessThanOrEqual(seconds * 2.4)
}

/** The connection is cut, and every try to have another is refused from now on. */
async function breakConnection(mock: MockWorld): Promise<void> {
  await mock.setFault('negotiateMessageHub', { status: 503 })
  await mock.dropHub()
}

test.beforeEach(async ({ page, mock, consoleErrors }) => {
  // What is tried here is a connection that does not come, or breaks.
  consoleErrors.allowFailedRequests()
  await mock.login(page)
})

test('the hub has the token, nobody else has, and its states are said in words', {
  tag: '@MSG-HUB-01',
}, async ({ page, mock }) => {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await mock.setFault('negotiateMessageHub', { latency: 3_500 })
  await page.goto('/messages')
  await expect(connectionStatus(page)).toHaveText('Connecting…')
  await expect(connectionStatus(page)).toHaveText('Connected')
  await breakConnection(mock)
  await expect(connectionStatus(page)).toHaveText('The connection broke; trying again…')

  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  expect(sockets.length).toBe(1)
  for (const address of sockets) {
    expect(address).toMatch(/^ws:\/\/127\.0\.0\.1:\d+\/MessageHub\?/)
    expect(new URL(address).searchParams.get('access_token')).toBe(token)
  }
  expect(addresses.filter((address) => address.includes(token))).toEqual([])
})

test('a negotiation that leads elsewhere gets no token', { tag: '@MSG-HUB-01' }, async ({ page }) => {
  await page.route('**/MessageHub/negotiate**', (route) =>
    route.fulfill({ json: { url: 'https://elsewhere.example/hub' } }),
  )
  const strangers: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('elsewhere')) strangers.push(request.url())
  })
  page.on('websocket', (socket) => strangers.push(socket.url()))
  await page.clock.install()
  await page.goto('/messages')
  await expect(connectionStatus(page)).toHaveText('Connecting…')
  await waitForLateCode(page)
  await expect(async () => {
    await page.clock.fastForward(31_000)
    await expect(connectionStatus(page)).toContainText('Not connected', { timeout: 200 })
  }).toPass()
  expect(strangers).toEqual([])
})

test('a broken connection is tried after 0, 2, 10 and 30 seconds, then on demand alone', {
  tag: '@MSG-HUB-02',
}, async ({ page, mock }) => {
  await page.clock.install()
  await page.goto('/messages')
  await expect(connectionStatus(page)).toHaveText('Connected')
  await holdTime(page)
  await mock.clearRequests()
  await breakConnection(mock)
  await tryComesAfter(page, mock, 0, 1)
  await tryComesAfter(page, mock, 2, 2)
  await tryComesAfter(page, mock, 10, 3)
  await tryComesAfter(page, mock, 30, 4)
  await expect(connectionStatus(page)).toContainText('Not connected')
  await page.clock.fastForward(120_000)
  await expect(connectionStatus(page)).toContainText('Not connected')
  expect(await triesOf(mock)).toBe(4)

  await mock.clearFaults()
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(connectionStatus(page)).toHaveText('Connected')
})

test('the first start is tried as often, and coming back online tries at once', {
  tag: '@MSG-HUB-02',
}, async ({ page, mock }) => {
  await page.clock.install()
  // The first try hangs until time is made to pass.
  await mock.setFault('negotiateMessageHub', { silence: true, times: 1 })
  await page.goto('/messages')
  await expect.poll(() => triesOf(mock)).toBe(1)
  await holdTime(page)
  await mock.setFault('negotiateMessageHub', { status: 503 })
  await page.clock.fastForward(21_000)
  await tryComesAfter(page, mock, 0, 2)
  await tryComesAfter(page, mock, 2, 3)
  await tryComesAfter(page, mock, 10, 4)
  await expect(connectionStatus(page)).toHaveText('Connecting…')
  await tryComesAfter(page, mock, 30, 5)
  await expect(connectionStatus(page)).toContainText('Not connected')

  await mock.clearFaults()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(connectionStatus(page)).toHaveText('Connected')
})

test('what came while the connection was away is fetched, and what was sent is announced then', {
  tag: '@MSG-HUB-02',
}, async ({ page, mock, join, bruno, ana }) => {
  await openSettledChat(page, bruno.id)
  await breakConnection(mock)
  await expect(connectionStatus(page)).toHaveText('The connection broke; trying again…')
  await bruno.store(ana.id, 'While you were away')
  await send(page, 'While I was away')
  await expect(messageTexts(page).last()).toHaveText('While I was away')
  await expect(log(page)).not.toContainText('While you were away')

  await mock.clearFaults()
  const again = await join('bruno')
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(connectionStatus(page)).toHaveText('Connected')
  await expect(messageTexts(page).filter({ hasText: 'While you were away' })).toHaveCount(1)
  await expect(messageTexts(page).filter({ hasText: 'While I was away' })).toHaveCount(1)
  await expect.poll(() => again.received.map(([, , , text]) => text)).toEqual(['While I was away'])
})
