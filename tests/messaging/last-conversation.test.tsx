import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fakeDevice, startMockServer, visit } from '@tests/kit'
import { conversation, idOf, log, open, seeStatus, showWholeLogs } from './chat.fixture'

const mock = startMockServer()
showWholeLogs()

const seeOpen = async (name: RegExp) =>
  waitFor(async () => expect((await conversation(name)).getAttribute('aria-current')).toBe('true'))

// Covers MSG-LIST-01
test('beside the list, the newest conversation is open, or the one that was opened last on this device', async () => {
  await open()
  const entries = history.length
  await seeOpen(/^Bruno Carvalho/)
  await log('Messages with Bruno Carvalho')
  expect(location.search).toBe(`?with=${idOf(mock, 'bruno')}`)
  // Going back leaves the screen, and the focus is not in the conversation that nobody chose.
  expect(history.length).toBe(entries)
  expect(document.activeElement?.closest('section')).toBeNull()

  fireEvent.click(await conversation(/^Constantin Spencer/))
  await log('Messages with Constantin Spencer')
  await visit('/messages')
  await seeOpen(/^Constantin Spencer/)
  await log('Messages with Constantin Spencer')
})

// Covers FLT-162, FLT-191
test('while somebody searches the list, no conversation opens, and none seems to load', async () => {
  const release = mock.hold('getConversations')
  await open()
  const search = document.body.appendChild(document.createElement('input'))
  search.focus()
  release()
  await conversation(/^Bruno Carvalho/)
  expect(location.search).toBe('')
  await waitFor(() => expect(within(screen.getByRole('main')).queryByText('Loading')).toBeNull())
  search.remove()
  await waitFor(() => expect(location.search).toBe(`?with=${idOf(mock, 'bruno')}`), { timeout: 5_000 })
})

// Covers MSG-LIST-01
test('the newest conversation is open if the one that was opened last is gone', async () => {
  await open()
  fireEvent.click(await conversation(/^Constantin Spencer/))
  await log('Messages with Constantin Spencer')
  const { people, messages } = mock.state
  const gone = people.find(({ name }) => name === 'Constantin Spencer')?.id
  mock.state.messages = messages.filter(
    ({ userId, destinationId }) => ![userId, destinationId].includes(gone ?? ''),
  )
  await visit('/messages')
  await seeOpen(/^Bruno Carvalho/)
})

// Covers MSG-LIST-01
test('the link to the messages keeps the open conversation, and going back leaves the screen', async () => {
  await open('/manageConnections')
  const follow = async () => {
    fireEvent.click(await screen.findByRole('link', { name: /^Messages/ }))
    await waitFor(() => expect(location.search).toBe(`?with=${idOf(mock, 'bruno')}`))
    await log('Messages with Bruno Carvalho')
  }
  await follow()
  await follow()
  // The focus is not in the conversation that nobody chose.
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Conversations' }))
  history.back()
  await waitFor(() => expect(location.pathname).toBe('/manageConnections'))
})

// Covers MSG-LIST-01
test('no conversation opens by itself while the next screen loads', async () => {
  const release = mock.hold('getConversations')
  await open()
  await screen.findByRole('heading', { level: 1, name: 'Messages' })
  // The address changes before the next screen appears.
  history.pushState(null, '', '/contact')
  release()
  await conversation(/^Bruno Carvalho/)
  expect(location.pathname).toBe('/contact')
})

// Covers MSG-LIST-01
test('on a phone, the list of conversations opens none', async () => {
  fakeDevice({ width: 360 })
  await open(`/messages?with=${idOf(mock, 'bruno')}`)
  await log('Messages with Bruno Carvalho')
  fireEvent.click(await screen.findByRole('link', { name: 'Back to conversations' }))
  await conversation(/^Bruno Carvalho/)
  await seeStatus(/^Connected$/)
  await waitFor(() => expect(location.search).toBe(''))
  expect(screen.queryByRole('log', { name: /^Messages with/ })).toBeNull()
})
