import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { startMockServer, storeElsewhere } from '@tests/kit'
import {
  choose,
  conversation,
  conversations,
  idOf,
  log,
  open,
  openChat,
  partner,
  showWholeLogs,
} from './chat.fixture'

const mock = startMockServer()
showWholeLogs()

const names = async () =>
  within(await conversations())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '')
/** The names alone: last messages and times load later. */
const order = async () =>
  within(await conversations())
    .getAllByRole('listitem')
    .map((row) => row.querySelector('[title]')?.getAttribute('title'))
const key = (name: string) => `roda:own:${idOf(mock, 'ana')}:${name}`
const constantin = () => mock.state.people.find(({ login }) => login.startsWith('constantin'))?.id
const stored = (name: string) => JSON.parse(localStorage.getItem(key(name)) ?? 'null')

// Covers UX-69
test('pinned conversations are first in all tabs, in the order of the others among themselves', async () => {
  await open()
  await conversation(/^Bruno Carvalho/)
  const before = await order()
  fireEvent.click(await conversation(/^Sunday walk$/))
  await log()
  await choose('Pin')
  await waitFor(async () => expect((await names())[0]).toMatch(/Sunday walk.*Pinned/))
  expect(await names()).toHaveLength(before.length)
  storeElsewhere(key('messaging.marks'), JSON.stringify({ pinned: [], muted: [], more: 1 }))
  await waitFor(async () => expect(await order()).toEqual(before))
  storeElsewhere(key('messaging.marks'), '{"pinned":7,"muted":[null,{}]}')
  expect(await order()).toEqual(before)
})

// Covers UX-69
test('a message to a muted conversation changes the list, but not the title', async () => {
  const bruno = idOf(mock, 'bruno')
  localStorage.setItem(key('messaging.marks'), JSON.stringify({ pinned: [], muted: [String(bruno)] }))
  await openChat(mock, constantin())
  await conversation(/^Bruno Carvalho Muted/)
  const title = document.title
  partner(mock).send('Are you there?')
  await conversation(/^Bruno Carvalho Muted\s*1 unread message$/)
  expect(document.title).toBe(title)

  storeElsewhere(key('messaging.marks'), '{}')
  await conversation(/^Bruno Carvalho.*1 unread message$/)
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /))
})

// Covers UX-69
test('the list shows only unread conversations and the open one, and remembers that', async () => {
  await openChat(mock, constantin())
  partner(mock).send('Are you there?')
  await conversation(/^Bruno Carvalho.*1 unread message$/)
  fireEvent.click(screen.getByRole('button', { name: 'Unread' }))
  await waitFor(async () => expect(await names()).toHaveLength(2))
  expect(await names()).toEqual([expect.stringMatching(/Bruno/), expect.stringMatching(/Constantin/)])
  expect(stored('messaging.unreadOnly')).toBe(true)
  fireEvent.click(await conversation(/^Bruno Carvalho/))
  await waitFor(async () => expect(await names()).toEqual([expect.stringMatching(/Bruno Carvalho/)]))
  fireEvent.click(screen.getByRole('button', { name: 'All' }))
  await waitFor(async () => expect((await names()).length).toBeGreaterThan(2))
})

// Covers UX-69
test('the open conversation stays marked as unread until another one was opened', async () => {
  await openChat(mock)
  await choose('Mark as unread')
  await conversation(/^Bruno Carvalho.*1 unread message$/)
  await waitFor(() => expect(document.title).toMatch(/^\(1\) /))
  fireEvent.click(await conversation(/^Constantin Spencer/))
  await screen.findByRole('heading', { name: 'Constantin Spencer' })
  fireEvent.click(await conversation(/^Bruno Carvalho.*1 unread message$/))
  await conversation(/^Bruno Carvalho$/)
})
