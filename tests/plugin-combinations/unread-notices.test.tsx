import { myPageRoute } from '@kernel'
import messaging from '@plugins/messaging/plugin'
import notices from '@plugins/notices/plugin'
import { expect, test } from '@rstest/core'
import { fireEvent, screen, within } from '@testing-library/react'
import { renderRoute, startMockServer, storedUnread, storeElsewhere } from '@tests/kit'

const mock = startMockServer()

const idOf = (name: string) => mock.state.people.find(({ login }) => login.startsWith(name))?.id ?? ''

/** Opens the notices of Ana, who has unread messages from Bruno, before the hub connects. */
async function openNotices() {
  localStorage.setItem(`roda:own:${idOf('ana.')}:read`, storedUnread({ [idOf('bruno')]: 2 }))
  await renderRoute(myPageRoute, { plugins: [messaging, notices], as: 'ana' })
  fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }))
  return within(await screen.findByRole('dialog', { name: 'Notifications' }))
}

// Covers UX-40
test('the notice of an unread conversation has the name of its person, also without the hub', async () => {
  mock.fault({ operation: 'negotiateMessageHub', status: 503 })
  const dialog = await openNotices()
  const link = await dialog.findByRole('link', { name: /^Bruno Carvalho/ })
  expect(link.textContent).toContain('2 unread messages')
  expect(dialog.queryByText('Someone')).toBeNull()
})

// Covers UX-40
test('the notices offer a retry when the names of unread conversations fail to load', async () => {
  mock.fault({ operation: 'getConversations', status: 403 })
  const dialog = await openNotices()
  const retry = await dialog.findByRole('button', { name: 'Try again' })
  mock.clearFaults()
  fireEvent.click(retry)
  expect(await dialog.findByRole('link', { name: /^Bruno Carvalho/ })).toBeTruthy()
})

// Covers UX-69
test('the bell does not tell of a muted conversation, until it is no longer muted', async () => {
  const own = `roda:own:${idOf('ana.')}`
  localStorage.setItem(`${own}:messaging.marks`, JSON.stringify({ muted: [idOf('bruno')] }))
  localStorage.setItem(`${own}:read`, storedUnread({ [idOf('bruno')]: 2 }))
  await renderRoute(myPageRoute, { plugins: [messaging, notices], as: 'ana' })
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy()
  storeElsewhere(`${own}:messaging.marks`, '{}')
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy()
})
