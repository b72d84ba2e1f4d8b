import { navigate } from '@kernel'
import { describe, expect, test } from '@rstest/core'
import { act, screen, waitFor } from '@testing-library/react'
import { fakeClock, fakeLocks, gainFocus, startMockServer } from '@tests/kit'
import { allSettled } from 'effector'
import {
  announcedByAna,
  conversation,
  countOf,
  lines,
  open,
  openChat,
  partner,
  press,
  seeLast,
  seeStatus,
  send,
  showWholeLogs,
  statusText,
} from './chat.fixture'

const mock = startMockServer()
showWholeLogs()

type Clock = ReturnType<typeof fakeClock>

const countAttempts = () => mock.requests('negotiateMessageHub').length
const lostText = 'Connection lost. Reconnecting…'

const placeOfMessages = async () => (await screen.findByRole('link', { name: /^Messages/ })).textContent

/** Cuts the connection to the hub and refuses new ones. */
function breakConnection(): void {
  mock.fault({ operation: 'negotiateMessageHub', status: 503 })
  mock.dropHub()
}

const realTimeout = setTimeout
/** Lets requests of the product be answered: they take real time, while the clock of the test stands still. */
const letRequestsRun = () => new Promise((resolve) => realTimeout(resolve, 30))

/**
 * Advances the clock in small steps until the hub client has tried to connect `attempts` times, and expects this to take
 * about `seconds`.
 */
async function expectAttemptAfter({ advance }: Clock, seconds: number, attempts: number): Promise<void> {
  const start = Date.now()
  while (countAttempts() < attempts && Date.now() - start < seconds * 2_400 + 2_000) {
    await act(() => advance(Math.max(seconds * 50, 10)))
    await letRequestsRun()
  }
  expect(countAttempts()).toBe(attempts)
  expect(Date.now() - start).toBeGreaterThanOrEqual(seconds * 800)
}

// Covers FLT-128
test('another tab counts unread messages until the hub of this tab is connected', async () => {
  fakeLocks()
  let isOtherCounting = true
  // The lock of the counting tab; the request fails when another tab takes it.
  navigator.locks
    .request('roda.messaging', {}, () => new Promise(() => undefined))
    .catch(() => {
      isOtherCounting = false
    })
  const release = mock.hold('negotiateMessageHub', { times: 1 })
  await open()
  await seeStatus(/^Connecting…$/)
  expect(isOtherCounting).toBe(true)
  release()
  await waitFor(() => expect(isOtherCounting).toBe(false))
})

// Covers MSG-HUB-01
test('the messages screen shows the state of the hub connection', async () => {
  const release = mock.hold('negotiateMessageHub', { times: 1 })
  const scope = await open()
  await seeStatus(/^Connecting…$/)
  release()
  await seeStatus(/^Connected$/)
  breakConnection()
  await seeStatus(new RegExp(lostText))
  await allSettled(navigate, { scope, params: { to: '/manageConnections' } })
  await screen.findByRole('heading', { level: 1, name: /connections/i })
  await allSettled(navigate, { scope, params: { to: '/messages' } })
  await screen.findByRole('heading', { level: 1, name: 'Messages' })
  expect(statusText()).toMatch(lostText)
})

// Covers FLT-143, MSG-HUB-02
test('the hub client retries after 0, 2, 10 and 30 s, then about once a minute and on demand', async () => {
  const clock = fakeClock()
  await open()
  await seeStatus(/^Connected$/)
  mock.clearRequests()
  breakConnection()
  for (const [index, seconds] of [0, 2, 10, 30].entries()) await expectAttemptAfter(clock, seconds, index + 1)
  await seeStatus(/Not connected/)
  for (const attempts of [5, 6]) {
    const start = Date.now()
    while (countAttempts() < attempts && Date.now() - start < 95_000) {
      await act(() => clock.advance(5_000))
      await letRequestsRun()
    }
    expect(countAttempts()).toBe(attempts)
    expect(Date.now() - start).toBeGreaterThan(25_000)
    expect(statusText()).toMatch(/Not connected/)
  }
  mock.clearFaults()
  await press('Reconnect')
  await seeStatus(/^Connected$/)
})

// Covers FLT-143
describe('a hub that was down for a long time is tried again', () => {
  for (const [occasion, act] of [
    ['when the window gets the focus', () => gainFocus()],
    ['when the browser is online', () => void dispatchEvent(new Event('online'))],
    ['when a message was sent', () => send('Is anybody there?')],
  ] as const)
    test(occasion, async () => {
      const clock = fakeClock()
      await openChat(mock)
      mock.clearRequests()
      breakConnection()
      for (const [index, seconds] of [0, 2, 10, 30].entries())
        await expectAttemptAfter(clock, seconds, index + 1)
      await seeStatus(/Not connected/)
      expect(await placeOfMessages()).toContain('Not connected')
      mock.clearFaults()
      await act()
      await seeStatus(/^Connected$/)
      await waitFor(async () => expect(await placeOfMessages()).not.toContain('Not connected'))
    })
})

// Covers FLT-143
test('the place of the messages tells on every screen that the hub is lost', async () => {
  const clock = fakeClock()
  await open('/settings')
  await act(() => clock.advance(5_000))
  await waitFor(() => expect(countAttempts()).toBe(1))
  expect(await placeOfMessages()).not.toContain('Not connected')
  breakConnection()
  await waitFor(async () => expect(await placeOfMessages()).toContain('Not connected'), { timeout: 4_000 })
})

// Covers FLT-142
describe('a half-open connection is not called connected, and replaced within 5 s', () => {
  for (const [occasion, wake] of [
    ['after sleep', ({ sleep }: Clock) => sleep(60_000)],
    ['after a change of network', () => void dispatchEvent(new Event('online'))],
  ] as const)
    test(occasion, async () => {
      const clock = fakeClock()
      await openChat(mock)
      mock.freezeHub()
      partner(mock).send('Are you asleep?')
      wake(clock)
      mock.clearRequests()
      await act(() => clock.advance(2_000))
      expect(statusText()).not.toMatch(/^Connected$/)
      await act(() => clock.advance(3_000))
      await waitFor(() => expect(countAttempts()).toBe(1))
      await seeStatus(/^Connected$/)
      await seeLast('Are you asleep?')
    })

  test('unless it answers', async () => {
    const { sleep, advance } = fakeClock()
    await openChat(mock)
    mock.clearRequests()
    sleep(60_000)
    await act(() => advance(5_000))
    await seeStatus(/^Connected$/)
    expect(countAttempts()).toBe(0)
  })
})

// Covers FLT-117
test('a hub that closes each connection at once is asked with growing delays', async () => {
  const clock = fakeClock()
  mock.fault({ operation: 'hub', body: 'half' })
  await open()
  // The first attempt, and the one right after it.
  await waitFor(() => expect(countAttempts()).toBe(2))
  for (const [index, seconds] of [2, 10, 30].entries()) await expectAttemptAfter(clock, seconds, index + 3)
  await seeStatus(/Not connected/)
  await act(() => clock.advance(25_000))
  expect(countAttempts()).toBe(5)
})

// Covers FLT-117
test('the hub client retries at once each time when its connections last', async () => {
  const clock = fakeClock()
  await open()
  for (const attempts of [1, 2, 3]) {
    await waitFor(() => expect(countAttempts()).toBe(attempts))
    await seeStatus(/^Connected$/)
    await act(() => clock.advance(10_000))
    mock.dropHub()
  }
  await waitFor(() => expect(countAttempts()).toBe(4))
})

// Covers MSG-HUB-02
test('the hub client connects when back online after its retries failed', async () => {
  const clock = fakeClock()
  // The first connection attempt hangs until its timeout.
  mock.fault({ operation: 'negotiateMessageHub', silence: true, times: 1 })
  await open()
  await waitFor(() => expect(countAttempts()).toBe(1))
  mock.fault({ operation: 'negotiateMessageHub', status: 503 })
  // After a few seconds without the hub, the screen loads the conversations.
  await act(() => clock.advance(6_000))
  await conversation(/^Bruno Carvalho/)
  await act(() => clock.advance(14_000))
  for (const [index, seconds] of [0, 2, 10].entries()) await expectAttemptAfter(clock, seconds, index + 2)
  await seeStatus(/^Connecting…$/)
  await expectAttemptAfter(clock, 30, 5)
  await seeStatus(/Not connected/)

  mock.clearFaults()
  act(() => void dispatchEvent(new Event('online')))
  await seeStatus(/^Connected$/)
})

// Covers FLT-93
test('the focus moves to the connection state when its button disappears', async () => {
  await openChat(mock)
  breakConnection()
  await seeStatus(new RegExp(lostText))
  const button = await screen.findByRole('button', { name: 'Reconnect' })
  button.focus()
  mock.clearFaults()
  await press('Reconnect')
  await seeStatus(/^Connected$/)
  expect(button.isConnected).toBe(false)
  expect(document.activeElement?.textContent).toBe('Connected')
})

// Covers MSG-HUB-02
test('a reconnected chat shows missed messages and sends its own to the hub', async () => {
  await openChat(mock)
  breakConnection()
  await seeStatus(new RegExp(lostText))
  partner(mock).store('While you were away')
  await send('While I was away')
  await seeLast('While I was away')
  await waitFor(() => expect(screen.queryByText('Sending…')).toBeNull())
  expect(lines()).not.toContain('While you were away')
  expect(announcedByAna(mock)).toEqual([])

  mock.clearFaults()
  await press('Reconnect')
  await seeStatus(/^Connected$/)
  await waitFor(() => expect(countOf('While you were away')).toBe(1))
  expect(countOf('While I was away')).toBe(1)
  await waitFor(() => expect(announcedByAna(mock).map(([, text]) => text)).toEqual(['While I was away']))
})
