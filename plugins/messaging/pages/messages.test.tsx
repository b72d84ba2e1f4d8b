import { $isAuthenticated, hrefOf, myPageRoute, navigate } from '@kernel'
import { expect, onTestFinished, rs, test } from '@rstest/core'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { endSessionElsewhere, renderRoute, startMockServer } from '@tests/kit'
import { allSettled, createWatch, type Scope } from 'effector'
import { $hubState } from '../api/hub'
import { $outbox, retryRequested } from '../api/outbox'
import { messagesRoute } from '../contract'
import { delays } from '../model/delays'
import messaging from '../plugin'

const mock = startMockServer()

const chat = { name: /^Messages with/ }

const bruno = () => mock.state.people.find(({ login }) => login.startsWith('bruno'))?.id ?? ''
const countOf = (operation: string) =>
  mock.requests().filter(({ operationId }) => operationId === operation).length
/** Number of requests for the messages of the open conversation; those for the previews of other rows do not count. */
const readCount = () =>
  mock
    .requests()
    .filter(
      ({ operationId, query }) => operationId === 'getMessages' && query.destinationId === String(bruno()),
    ).length
const counts = () => [countOf('getConversations'), readCount()]
const isConnected = (scope: Scope) => waitFor(() => expect(scope.getState($hubState)).toBe('Connected'))
const openChat = () =>
  renderRoute(messagesRoute, { plugins: [messaging], as: 'ana', query: { with: bruno() } })

async function write(text: string): Promise<void> {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Message' }), `${text}{Enter}`)
}

// Covers FLT-53
test('the chat loads conversations and messages once when the hub connects', async () => {
  const scope = await openChat()
  // On a slow machine, the screen has already loaded them before the hub connects.
  let earlier = [0, 0]
  createWatch({
    unit: $hubState,
    scope,
    fn(state) {
      if (state === 'Connected') earlier = counts()
    },
  })
  await isConnected(scope)
  await screen.findByRole('log', chat)
  // Delay the answer, so that a second request for the conversation would be sent before the assertion below.
  mock.fault({ operation: 'createMessage', latency: 500, times: 1 })
  await write('And on')
  await screen.findByText('Sent: And on')
  await waitFor(() => expect(counts()).toEqual(earlier.map((count) => count + 1)))
})

// Covers FLT-53
test('the chat loads messages without the hub and again when it connects', async () => {
  mock.fault({ operation: 'negotiateMessageHub', status: 503 })
  const scope = await openChat()
  await screen.findByRole('log', chat)
  const loaded = readCount()
  expect(loaded).toBeGreaterThan(0)
  mock.fault({ operation: 'negotiateMessageHub' })
  dispatchEvent(new Event('online'))
  await isConnected(scope)
  await waitFor(() => expect(readCount()).toBeGreaterThan(loaded))
})

// Covers UX-44
test('without a connection, the chat does not wait for the hub', async () => {
  const { hubWait } = delays
  delays.hubWait = 60_000
  const isOnline = rs.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => {
    delays.hubWait = hubWait
    isOnline.mockRestore()
  })
  mock.fault({ operation: 'negotiateMessageHub', status: 503 })
  await openChat()
  await screen.findByRole('log', chat)
})

// Covers FLT-51
test('the chat shows no connection state while the hub connects', async () => {
  const line = () => document.querySelector('main [role=status]')?.textContent
  const shown = new Set<string | undefined>()
  const watch = new MutationObserver(() => shown.add(line()))
  watch.observe(document.body, { subtree: true, childList: true, characterData: true })
  const scope = await openChat()
  await isConnected(scope)
  await waitFor(() => expect(line()).toBe('Connected'))
  watch.disconnect()
  expect([...shown].filter(Boolean)).toEqual(['Connected'])
})

// Covers UX-44
test('a group is not shown by its members while its last message is awaited', async () => {
  mock.fault({ operation: 'getMessages', latency: 700 })
  await openChat()
  const row = await screen.findByRole('link', { name: /^Sunday walk(?!ers)/ })
  expect(row.textContent).toBe('Sunday walk')
  await waitFor(() => expect(row.querySelector('time')).toBeTruthy())
})

// Covers UX-44
test('a group is shown by its members when no last message comes because the hub is down', async () => {
  mock.fault({ operation: 'negotiateMessageHub', status: 503 })
  await openChat()
  const row = await screen.findByRole('link', { name: /^Sunday walk(?!ers)/ })
  await waitFor(() => expect(row.textContent).toContain('Ana Martins'))
})

// Covers FLT-98
test("the chat announces the user's own message once", async () => {
  await openChat()
  await write('Hello')
  expect(await screen.findAllByText('Sent: Hello')).toHaveLength(1)
  expect(screen.getByText('Sent: Hello').closest('[aria-live=polite]')).toBeTruthy()
})

// Covers FLT-62
test('the session ends when both the hub and the server reject the token', async () => {
  mock.fault({ operation: 'negotiateMessageHub', status: 503 })
  const scope = await openChat()
  await screen.findByRole('log', chat)
  void allSettled(navigate, { scope, params: { to: hrefOf(myPageRoute) } })
  await waitFor(() => expect(screen.queryByRole('log', chat)).toBeNull())
  mock.fault({ operation: '*', status: 401 })
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(scope.getState($isAuthenticated)).toBe(false))
})

// Covers FLT-01
test('a message draft is kept when the session ended in another tab', async () => {
  const scope = await openChat()
  await isConnected(scope)
  // Wait until the previews have loaded: a later request for one would end the session before the message is written.
  await waitFor(() => expect(countOf('getMessages')).toBeGreaterThan(8), { timeout: 5_000 })
  endSessionElsewhere()
  await write('Not lost')
  await waitFor(() => expect(scope.getState($isAuthenticated)).toBe(false))
  expect(screen.queryByText('Sent: Not lost')).toBeNull()
  expect(countOf('createMessage')).toBe(0)

  cleanup()
  const again = await openChat()
  await isConnected(again)
  await waitFor(() => expect(again.getState($outbox)).toMatchObject([{ text: 'Not lost', state: 'failed' }]))
  const [{ key = '' } = {}] = again.getState($outbox)
  void allSettled(retryRequested, { scope: again, params: key })
  expect(await screen.findByText('Sent: Not lost')).toBeTruthy()
  expect(countOf('createMessage')).toBe(1)
})
