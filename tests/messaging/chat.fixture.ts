import type { PluginManifest } from '@kernel'
import messaging from '@plugins/messaging/plugin'
import network from '@plugins/network/plugin'
import preferences from '@plugins/preferences/plugin'
import publicPage from '@plugins/public-page/plugin'
import { beforeEach, expect, rs } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allowConsoleErrors, openProduct } from '@tests/kit'
import type { TestMock } from '../../mocks'

/** Opens the product with the messages; their contacts have images and public pages. */
export function open(address = '/messages', ...others: PluginManifest[]) {
  // Happy-dom does not know this element.
  allowConsoleErrors(/^The tag <search> is unrecognized/)
  return openProduct(address, {
    plugins: [messaging, network, publicPage, preferences, ...others],
    as: 'ana',
  })
}

/**
 * Gives logs enough height for all messages of a conversation in the tests of a file, because happy-dom has no layout:
 * a virtualized list without height renders no rows.
 */
export function showWholeLogs(): void {
  beforeEach(() => {
    const height = rs.spyOn(HTMLElement.prototype, 'clientHeight', 'get')
    height.mockImplementation(function (this: HTMLElement) {
      return this.role === 'log' ? 100_000 : 0
    })
    return () => height.mockRestore()
  })
}

export const idOf = ({ state }: TestMock, name: 'ana' | 'bruno') => {
  const person = state.people.find(({ email }) => email === emailOf(name))
  if (!person) throw new Error(`${name} is missing.`)
  return person.id
}
const emailOf = (name: string) => `${name}@roda.example`

/** A person at another browser: sends messages to Ana, or announces them again. */
export const partner = (mock: TestMock, name: 'ana' | 'bruno' = 'bruno') => ({
  store: (text: string, to = idOf(mock, 'ana')) => mock.storeMessage(emailOf(name), to, text),
  announce: (text: string, to = idOf(mock, 'ana')) => mock.announceMessage(emailOf(name), to, text),
  send(text: string, to = idOf(mock, 'ana')) {
    mock.storeMessage(emailOf(name), to, text)
    mock.announceMessage(emailOf(name), to, text)
  },
})
/** The destinations and texts that Ana's browser sent to the hub. */
export const announcedByAna = (mock: TestMock) =>
  mock.requests('hub').map(({ body }) => Object(body).arguments)
/** The stored messages between Ana and Bruno with this text. */
export const storedWith = (mock: TestMock, text: string) =>
  mock.state.messages.filter(({ messageText }) => messageText === text)

export const log = (name: string | RegExp = /^Messages with/) => screen.findByRole('log', { name })
export const lines = () =>
  [...document.querySelectorAll('[role=log] [data-index] p[dir=auto]')].map(({ textContent }) => textContent)
export const seeLast = (text: string) => waitFor(() => expect(lines().at(-1)).toBe(text))
export const countOf = (text: string) => lines().filter((line) => line === text).length
export const messageField = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
export const write = async (text: string) =>
  fireEvent.input(await messageField(), { target: { value: text } })
export const press = async (name: string | RegExp) =>
  fireEvent.click(await screen.findByRole('button', { name }))
export async function send(text: string): Promise<void> {
  await write(text)
  await press('Send')
}
/** Chooses an item of a menu, by default that of the open conversation; by keyboard: happy-dom loses a click right after another. */
export async function choose(name: string, menu = 'More actions for this conversation'): Promise<void> {
  ;(await screen.findByRole('button', { name: menu })).focus()
  await userEvent.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name })
  // Until the messages are loaded, nothing can be marked or found.
  await waitFor(() => expect(item.getAttribute('aria-disabled')).not.toBe('true'))
  while (!item.hasAttribute('data-highlighted')) await userEvent.keyboard('{ArrowDown}')
  await userEvent.keyboard('{Enter}')
}
export const conversations = () => screen.findByRole('region', { name: 'Conversations' })
export const conversation = async (name: string | RegExp) =>
  within(await conversations()).findByRole('link', { name })
export const statusText = () => document.querySelector('main [role=status]')?.textContent ?? ''
export const seeStatus = (text: string | RegExp) => waitFor(() => expect(statusText()).toMatch(text))

/** Opens a conversation and waits until the hub is connected and the messages were loaded after that. */
export async function openChat(
  mock: TestMock,
  id = idOf(mock, 'bruno'),
  ...others: PluginManifest[]
): Promise<void> {
  await open(`/messages?with=${id}`, ...others)
  await log()
  await seeStatus(/^Connected$/)
  await waitFor(() =>
    expect(mock.requests('getMessages').filter(({ query }) => query.destinationId === id)).not.toEqual([]),
  )
}
