import { definePlugin, fill, myPageTabs, page } from '@kernel'
import { expect, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { fakeClock, faultsOfIgnoredBodies, openProduct, reload, startMockServer, tryFaults } from '@tests/kit'
import { publicPageRoute } from '../../public-page/contract'
import network from '../plugin'
import { networkTexts } from '../texts'

const mock = startMockServer()

/** Replaces the plugins that fill another tab of my page and show public pages. */
const others = definePlugin({
  id: 'others',
  routes: [page(publicPageRoute, { load: async () => ({ default: () => <h1>The public page</h1> }) })],
  fills: [
    fill(myPageTabs, {
      id: 'others/other',
      order: 10,
      label: networkTexts.ref('discover.title'),
      load: async () => ({ default: () => <p>The other tab</p> }),
    }),
  ],
})

const tab = '/mypage?tab=people'
const places: readonly [string, string][] = [
  ['my page', tab],
  ['the connections', '/manageConnections?q='],
]

/** Opens a screen of Ana, whose only connection is Bruno, because rows are slow. */
async function open(address = tab) {
  const bruno = mock.state.people.find(({ login }) => login === 'bruno.carvalho')
  mock.state.connections = mock.state.connections.filter(({ personId }) => personId === bruno?.id)
  await openProduct(address, { plugins: [network, others], as: 'ana' })
  await findField()
}
const findField = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Who are you looking for?' })
const search = () => within(screen.getByRole('search')).getByRole('button', { name: 'Search' })
const findNova = async () =>
  (await screen.findByRole('button', { name: /: Nova/ })).closest('li') as HTMLElement
const findToast = (name: string) => screen.findByRole('group', { name })

async function searchFor(text: string) {
  fireEvent.input(await findField(), { target: { value: text } })
  fireEvent.click(search())
}

// Covers NET-FIND-01, NET-FIND-02, FLT-42
test.each([
  ['my page', '/mypage', 'Find people'],
  ['the connections', '/manageConnections', 'Find people'],
])('the people search on %s finds people and sends the language', async (_, address, place) => {
  const nova = mock.state.people.find(({ login }) => login === 'nova.lindqvist')
  Object.assign(nova ?? {}, { pictureUrl: 'nova.svg' })
  await openProduct(address, { plugins: [network, others], as: 'ana' })
  const [opener] = (await screen.findAllByText(place)).map((text) => text.closest('[role=tab], button'))
  fireEvent.click(opener as Element)
  await searchFor('  nova ')
  const row = within(await findNova())
  row.getByText('Nova Lindqvist')
  row.getByText('@nova.lindqvist · nova@roda.example')
  expect(row.getByRole('presentation').getAttribute('src')).toBe('/posts/images/nova.svg')
  expect(mock.onlyRequest('searchPeople').body).toEqual({ searchText: 'nova', language: 'en-US' })
})

// Covers NET-FIND-01
test('the people search requires a search text', async () => {
  await open()
  await searchFor('   ')
  await screen.findByRole('searchbox', { description: /Enter a name, username, or email address\./ })
  expect(document.activeElement).toBe(await findField())
  expect(mock.requests('searchPeople')).toEqual([])
})

// Covers NET-FIND-01
test('the people search shows a message when nobody is found', async () => {
  await open()
  await searchFor('zzzzzz')
  await screen.findByText('No matches')
  fireEvent.click(screen.getByRole('link', { name: 'Invite people' }))
  await screen.findByRole('textbox', { name: 'Email addresses' })
  expect(`${location.pathname}${location.hash}`).toBe('/manageConnections#invite')
  await screen.findByRole('dialog', { name: 'Invite people' })
})

// Covers NET-FIND-01
test.each(places)('the people search restores its results on return to %s', async (_, address) => {
  const seeResults = async () => {
    await findNova()
    expect((await findField()).value).toBe('nova')
  }
  await open(address)
  await searchFor('nova')
  fireEvent.click(within(await findNova()).getByRole('link', { name: 'Nova Lindqvist' }))
  await screen.findByRole('heading', { name: 'The public page' })
  expect(location.pathname).toBe('/@nova.lindqvist')
  act(() => history.back())
  await seeResults()
  // Pressing search again repeats the request, without a cached answer.
  mock.clearRequests()
  fireEvent.click(search())
  await waitFor(() => expect(mock.requests('searchPeople')).toHaveLength(1))
  await reload()
  await seeResults()
})

// Covers NET-FIND-01
test('the people search keeps its results when tabs change', async () => {
  await open()
  await searchFor('nova')
  await findNova()
  fireEvent.click(screen.getByRole('tab', { name: 'Discover' }))
  await screen.findByText('The other tab')
  fireEvent.click(screen.getByRole('tab', { name: 'Find people' }))
  await findNova()
})

// Covers NET-FIND-01
test('the people search keeps its results when a tag is selected', async () => {
  await open('/manageConnections?q=nova')
  await findNova()
  const tags = within(screen.getByRole('region', { name: 'Tags' }))
  fireEvent.click(await tags.findByRole('button', { name: 'Garden' }))
  await waitFor(() => expect(location.search).toMatch(/^[?]q=nova&tag=/))
  await findNova()
})

// Covers NET-FIND-01
test('a connection is requested once and shown as requested after a reload', async () => {
  await open()
  await searchFor('nova')
  const button = await screen.findByRole('button', { name: 'Connect: Nova Lindqvist' })
  button.focus()
  fireEvent.click(button)
  const findRequested = () => screen.findByRole('button', { name: 'Requested: Nova Lindqvist' })
  expect(await findRequested()).toBe(document.activeElement)
  fireEvent.click(await findRequested())
  await reload()
  await waitFor(async () => expect((await findRequested()).getAttribute('aria-haspopup')).toBe('menu'))
  expect(mock.onlyRequest('requestConnection').body).toEqual({ connectionId: expect.anything() })
})

// Covers NET-CONN-03, FLT-93
test('requesting a connection with somebody who had asked first says that both are connected, and keeps the focus', async () => {
  await open()
  await searchFor('jermain')
  const button = await screen.findByRole('button', { name: 'Connect: Jermain Price' })
  const row = button.closest('li')
  button.focus()
  fireEvent.click(button)
  expect(await findToast('You are connected now.')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Connection requested' })).toBeNull()
  await within(row as HTMLElement).findByText('Connected')
  await waitFor(() => expect(document.activeElement).toBe(row))
})

// Covers NET-FIND-01
test('a failed connection request shows a toast and can be repeated', async () => {
  const { advance } = fakeClock()
  await open()
  await searchFor('an')
  const connect = async () => {
    const [button] = await screen.findAllByRole('button', { name: /^Connect: / })
    if (button) fireEvent.click(button)
  }
  let applied = 0
  const seeRequested = () =>
    waitFor(() => expect(screen.queryAllByRole('button', { name: /^Requested: / })).toHaveLength(applied))
  await tryFaults(mock, 'requestConnection', faultsOfIgnoredBodies, {
    advance,
    send: connect,
    async check({ sentence, isApplied }) {
      expect((await findToast('Error requesting connection')).textContent).toMatch(sentence)
      if (isApplied) applied += 1
      await seeRequested()
    },
  })
  await connect()
  applied += 1
  await seeRequested()
})

// Covers FLT-156
test('a person who was asked stays asked on a server that lists sent requests among the received ones', async () => {
  const requests = mock.state.connectionRequests
  requests.push = (...sent) =>
    Array.prototype.push.apply(
      requests,
      sent.map(({ id, fromId, toId }) => ({ id, fromId: toId, toId: fromId })),
    )
  await open('/manageConnections?q=nova')
  fireEvent.click(await screen.findByRole('button', { name: 'Connect: Nova Lindqvist' }))
  await findToast('Connection requested')
  const expectAsked = async () => {
    await screen.findByRole('button', { name: 'Accept Jermain Price' })
    expect(await screen.findByRole('button', { name: 'Requested: Nova Lindqvist' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Accept Nova Lindqvist' })).toBeNull()
  }
  await expectAsked()
  await reload()
  await expectAsked()
  // Once the server does not list the request any more, the person can be asked again.
  requests.splice(0, requests.length, ...requests.filter(({ fromId }) => fromId !== requests.at(-1)?.fromId))
  await reload()
  expect(await screen.findByRole('button', { name: 'Connect: Nova Lindqvist' })).toBeTruthy()
})
