import { definePlugin, page } from '@kernel'
import { expect, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  expectAccessible,
  fakeClock,
  faultsOfIgnoredBodies,
  reload,
  renderRoute,
  startMockServer,
  tryFaults,
} from '@tests/kit'
import { publicPageRoute } from '../../public-page/contract'
import { manageConnectionsRoute } from '../contract'
import network from '../plugin'

const mock = startMockServer()
const user = userEvent.setup({ delay: null })

/** Replaces the `public-page` plugin in these tests. */
const publicPage = definePlugin({
  id: 'public-page',
  routes: [page(publicPageRoute, { load: async () => ({ default: () => <p>The public page</p> }) })],
})

async function open(as = 'ana') {
  await renderRoute(manageConnectionsRoute, { plugins: [network, publicPage], as })
  await screen.findByRole('region', { name: 'My connections' })
}
/** Shortens the list of connections, which starts with Bruno, because rows are slow. */
function keepConnections(count: number) {
  const { people, connections } = mock.state
  const idOf = (name: string) => people.find(({ login }) => login === name)?.id
  const ofAna = connections.filter(({ ownerId }) => ownerId === idOf('ana.martins'))
  const [bruno, others] = [true, false].map((isBruno) =>
    ofAna.filter(({ personId }) => (personId === idOf('bruno.carvalho')) === isBruno),
  )
  mock.state.connections = [...(bruno ?? []), ...(others ?? [])].slice(0, count)
}
const mine = () => within(screen.getByRole('region', { name: 'My connections' }))
const seeCount = async (count: number) => mine().findByText(`${count} connection${count === 1 ? '' : 's'}`)
const findMenu = () => screen.findByRole('button', { name: 'More actions: Bruno Carvalho' })
const rowOfBruno = async () => (await findMenu()).closest('li') as HTMLElement
/** Chooses an item of a menu by keyboard: happy-dom loses a click right after the one that opened the menu. */
async function choose(button: HTMLElement, role: string, name: string) {
  await user.click(button)
  const item = await screen.findByRole(role, { name: new RegExp(`^${name}`) })
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('menu'))
  await user.keyboard(name.slice(0, 3))
  await waitFor(() => expect(item.hasAttribute('data-highlighted')).toBe(true))
  await user.keyboard('{Enter}')
}
const remove = (button: HTMLElement) => choose(button, 'menuitem', 'Remove connection')
const toggleTag = async (name: string) => choose(await findMenu(), 'menuitemcheckbox', name)
const boxes = () => mine().findAllByRole<HTMLInputElement>('checkbox', { name: /^Select (?!all)/ })
const pressIn = (element: HTMLElement, name: string) =>
  fireEvent.click(within(element).getByRole('button', { name }))
const findToast = (name: string) => screen.findByRole('group', { name })
const noToast = (name: string) => waitFor(() => expect(screen.queryByRole('group', { name })).toBeNull())
const tagsOfBruno = () =>
  within(screen.getByRole('list', { name: 'Tags: Bruno Carvalho' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

// Covers NET-CONN-01
test('the connections screen lists people with username, image and tags', async () => {
  await open()
  await screen.findByRole('heading', { name: 'Connections', level: 1 })
  await screen.findByText(/^Choose a tag to see who has it/)
  await seeCount(23)
  const row = within(await rowOfBruno())
  const link = row.getByRole('link', { name: 'Bruno Carvalho @bruno.carvalho' })
  expect(link.getAttribute('href')).toBe('/@bruno.carvalho')
  expect(row.getByRole('presentation').getAttribute('src')).toMatch(/avatar-bruno/)
  await waitFor(() => expect(tagsOfBruno()).toEqual(['Music', 'Garden']))
})

// Covers NET-CONN-01
test('the connections screen suggests a first step if it has no connections', async () => {
  await open('nova')
  await screen.findByRole('heading', { name: 'You don’t have any connections yet' })
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Tags' })).toBeNull())
  expect(screen.getAllByRole('link', { name: 'Invite people' })).toHaveLength(1)
  expect(screen.queryByRole('region', { name: 'Requests' })).toBeNull()
})

// Covers NET-CONN-01
test('the connections screen redirects visitors', async () => {
  await renderRoute(manageConnectionsRoute, { plugins: [network] })
  await waitFor(() => expect(location.pathname).toBe('/'))
})

// Covers NET-CONN-02, UX-15
test('removing a connection can be undone, and the focus stays in the list', async () => {
  keepConnections(3)
  await open()
  await remove(await findMenu())
  await seeCount(2)
  expect(screen.queryByText('@bruno.carvalho')).toBeNull()
  expect(document.activeElement?.matches('li')).toBe(true)
  pressIn(await findToast('Connection removed'), 'Undo')
  await seeCount(3)
  const row = await rowOfBruno()
  await waitFor(() => expect(row.contains(document.activeElement)).toBe(true))
  expect(mock.requests('deleteConnection')).toEqual([])

  await remove(await findMenu())
  pressIn(await findToast('Connection removed'), 'Close')
  await waitFor(() => expect(mock.onlyRequest('deleteConnection').body).toEqual({ id: expect.any(Number) }))
  await seeCount(2)
})

// Covers NET-CONN-02
test('a toast appears and a retry works when ending a connection fails', async () => {
  const { advance } = fakeClock()
  let count = 6
  keepConnections(count)
  await open()
  const menus = () => mine().findAllByRole('button', { name: /^More actions/ })
  async function removeFirst() {
    const [first] = await menus()
    if (first) await remove(first)
    pressIn(await findToast('Connection removed'), 'Close')
  }
  const seeRows = () => waitFor(async () => expect(await menus()).toHaveLength(count))
  await findMenu()
  await tryFaults(mock, 'deleteConnection', faultsOfIgnoredBodies, {
    advance,
    send: removeFirst,
    async check({ sentence, isApplied }) {
      expect((await findToast('Error cancelling connection')).textContent).toMatch(sentence)
      if (isApplied) count -= 1
      await seeRows()
    },
  })
  await removeFirst()
  count -= 1
  await seeRows()
  await noToast('Error cancelling connection')
})

// Covers NET-CONN-01
test.each([
  ['getConnections', 'Your connections couldn’t be loaded'],
  ['getTags', 'Your tags couldn’t be loaded'],
  ['getPendingConnections', 'Connection requests couldn’t be loaded'],
  ['getInvitations', 'Your invitations couldn’t be loaded'],
])('the connections screen offers a retry when %s fails', async (operation, sentence) => {
  keepConnections(1)
  mock.fault({ operation, status: 500 })
  await open()
  const notice = (await screen.findByText(sentence)).closest('[role=alert]') as HTMLElement
  expect(notice.textContent).toContain('went wrong on the server')
  screen.getByRole('heading', { name: 'Tags' })
  // The notifications read the connection requests, too, so the notice may be removed at any time.
  const retry = within(notice).getByRole('button', { name: 'Try again' })
  mock.clearFaults()
  fireEvent.click(retry)
  await waitFor(() => expect(screen.queryByText(sentence)).toBeNull())
})

// Covers NET-SEL-01
test('connections stay selected after a navigation until they are cleared', async () => {
  keepConnections(3)
  await open()
  const [one, two] = await boxes()
  fireEvent.click(one as HTMLElement)
  fireEvent.click(two as HTMLElement)
  await mine().findByText('2 selected')
  await expectAccessible()
  fireEvent.click(two as HTMLElement)
  await mine().findByText('1 selected')

  fireEvent.click(screen.getByRole('link', { name: 'Roda, Home' }))
  await screen.findByRole('heading', { level: 1, name: 'Home' })
  act(() => history.back())
  await screen.findByRole('region', { name: 'My connections' })
  expect((await boxes()).map(({ checked }) => checked)).toEqual([true, false, false])
  await mine().findByText('1 selected')
  await userEvent.click(mine().getByRole('button', { name: 'Clear selection' }))
  await waitFor(() => expect(mine().queryByText('1 selected')).toBeNull())
  expect((await boxes())[0]?.checked).toBe(false)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My connections' }))
})

// Covers UX-15
test('the menu of a connection selects it, as the checkbox over its face does', async () => {
  await open()
  await choose(await findMenu(), 'menuitem', 'Select')
  await mine().findByText('1 selected')
  expect(within(await rowOfBruno()).getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
})

/** Selects Bruno and other people, and opens the menu with the tags. */
async function attachFamily(...others: readonly string[]) {
  for (const name of ['Bruno Carvalho', ...others])
    fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
  await choose(await mine().findByRole('button', { name: 'Tags' }), 'menuitemcheckbox', 'Family')
}

// Covers NET-TAG-02
test('a tag is attached to all selected connections and detached from one', async () => {
  await open()
  await attachFamily('Dion Schumm')
  await findToast('Tag added')
  await waitFor(() => expect(tagsOfBruno()).toEqual(['Music', 'Garden', 'Family']))
  expect(mock.onlyRequest('attachTag').body).toEqual({
    tagId: expect.any(Number),
    selectedConnections: [expect.any(Number), expect.any(Number)],
  })

  await toggleTag('Family')
  await waitFor(() => expect(tagsOfBruno()).toEqual(['Music', 'Garden']))
  expect(mock.onlyRequest('detachTag').body).toEqual({ connectionTagId: expect.any(Number) })
})

// Covers NET-TAG-02
test.each([
  ['attachTag', () => attachFamily()],
  ['detachTag', () => toggleTag('Garden')],
])('a connection keeps its tags when %s fails', async (operation, send) => {
  keepConnections(1)
  mock.fault({ operation, status: 500 })
  await open()
  await screen.findByRole('list', { name: 'Tags: Bruno Carvalho' })
  await send()
  await findToast('Error cancelling tag')
  expect(tagsOfBruno()).toEqual(['Music', 'Garden'])
})

// Covers NET-TAG-01
test('the connections screen filters by tag and keeps the tag in the address', async () => {
  await open()
  const findTag = async () =>
    within(screen.getByRole('region', { name: 'Tags' })).findByRole('button', { name: 'Garden' })
  await screen.findByRole('region', { name: 'Tags' })
  fireEvent.click(await findTag())
  await mine().findByText(/connections? with the tag “Garden”/)
  await findMenu()
  await reload()
  await screen.findByText(/connections? with the tag “Garden”/)
  expect((await findTag()).getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(await findTag())
  await seeCount(23)
})

// Covers NET-TAG-02
test('the tag menu of a selection tells which tags all, some or none of the people have', async () => {
  keepConnections(1)
  const { connections, connectionTags, people, tags } = mock.state
  const [bruno] = connections
  const nova = people.find(({ login }) => login === 'nova.lindqvist')
  const music = tags.find(({ ownerId, name }) => ownerId === bruno?.ownerId && name === 'Music')
  if (bruno && nova) connections.push({ ...bruno, id: 99_002, personId: nova.id })
  if (music) connectionTags.push({ id: 99_003, connectionId: 99_002, tagId: music.id })
  await open()
  for (const box of await boxes()) fireEvent.click(box)
  await user.click(await mine().findByRole('button', { name: 'Tags' }))
  const items = await screen.findAllByRole('menuitemcheckbox')
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
    ['Music', 'true'],
    ['Garden1 of 2', 'mixed'],
    ['Family', 'false'],
    ['Old friends', 'false'],
  ])
})

// Covers UX-09
test('the connections are searched by name without accents, and sorted', async () => {
  keepConnections(3)
  await open()
  const names = () =>
    mine()
      .getAllByRole('link', { name: /@/ })
      .map(({ textContent }) => textContent)
  await findMenu()
  const all = names()
  expect(all).toEqual(all.toSorted((one, other) => (one ?? '').localeCompare(other ?? '')))
  fireEvent.input(mine().getByRole('searchbox', { name: 'Search connections' }), {
    target: { value: 'BRUNÓ carv' },
  })
  await mine().findByText('1 match')
  expect(names()).toEqual(['Bruno Carvalho @bruno.carvalho'])
})
