import { definePlugin, fill } from '@kernel'
import { ready } from '@kernel/parts'
import { expect, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderRoute, startMockServer } from '@tests/kit'
import { useEffect } from 'react'
import { discoverRoute, suggestionSources } from '../contract'
import network from '../plugin'

const mock = startMockServer()

const suggested = [
  { name: 'Bruno Carvalho', login: 'bruno.carvalho', pictureUrl: '', isInGroup: true },
  { name: 'Zora Quint', login: 'zora.quint', pictureUrl: '' },
]
let isReported = false
function useSource() {
  useEffect(() => {
    isReported = true
  }, [])
  return ready(suggested)
}
const source = definePlugin({
  id: 'source',
  fills: [fill(suggestionSources, { id: 'source/people', load: async () => ({ default: useSource }) })],
})
const open = () => renderRoute(discoverRoute, { plugins: [network, source], as: 'ana' })
const findZora = () => screen.findByRole('button', { name: 'Connect: Zora Quint' })

// Covers UX-03
test.each([
  ['connections', 'getConnections'],
  ['invitations', 'getInvitations'],
  ['connection requests', 'getPendingConnections'],
])('nobody is suggested while the %s are loading', async (_, operation) => {
  isReported = false
  const release = mock.hold(operation)
  await open()
  await waitFor(() => expect(isReported).toBe(true))
  await act(async () => undefined)
  expect(screen.queryByRole('button', { name: /^Connect: / })).toBeNull()
  release()
  await findZora()
  expect(screen.queryByRole('button', { name: 'Connect: Bruno Carvalho' })).toBeNull()
})

// Covers UX-03
test.each([
  ['connections', 'getConnections'],
  ['invitations', 'getInvitations'],
  ['connection requests', 'getPendingConnections'],
])(
  'suggested people stay, and can be asked, while %s that could not be loaded are tried again',
  async (_, operation) => {
    const release = mock.hold(operation)
    mock.fault({ operation, status: 403, times: 1 })
    await open()
    const button = await findZora()
    act(() => void window.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(mock.requests(operation)).toHaveLength(2))
    await act(async () => undefined)
    expect(button.isConnected).toBe(true)
    expect(button.getAttribute('aria-disabled')).toBe('false')
    release()
  },
)

// Covers FLT-42
test('a member of a group can be asked only once the connections are known', async () => {
  const release = mock.hold('getConnections')
  await renderRoute(discoverRoute, { plugins: [network, source], as: 'ana', query: { groups: 'true' } })
  fireEvent.click(await screen.findByRole('button', { name: 'Connect: Bruno Carvalho' }))
  release()
  await screen.findByText('Connected')
  expect(mock.requests('requestConnection')).toEqual([])
})

// Covers UX-03, UX-09
test('a failed search for people is said beside a suggestion that matches', async () => {
  mock.fault({ operation: 'searchPeople', status: 500 })
  await open()
  await findZora()
  fireEvent.input(screen.getByLabelText('Search people'), { target: { value: 'zora' } })
  await screen.findByRole('alert')
  await findZora()
  // How many there are is unknown.
  expect(screen.queryByText(/found$/)).toBeNull()
  expect(screen.getByRole('heading', { level: 2 }).textContent).not.toMatch(/[0-9]/)
  mock.clearFaults()
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(await screen.findByText(/found$/)).toBeTruthy()
})
