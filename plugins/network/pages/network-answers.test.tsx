import { expect, test } from '@rstest/core'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { fakeDevice, renderRoute, startMockServer } from '@tests/kit'
import { manageConnectionsRoute } from '../contract'
import network from '../plugin'

const mock = startMockServer()
const open = (query = {}) => renderRoute(manageConnectionsRoute, { plugins: [network], as: 'ana', query })
const requestCount = (id: string) => mock.requests().filter(({ operationId }) => operationId === id).length
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const person = (login: string) => mock.state.people.find((one) => one.login === login)

/** Makes the call of `operation` succeed without any effect. */
const doNothing = (operation: string) => mock.fault({ operation, status: 204, body: 'empty' })

// Covers FLT-08
test.each([1024, 360])(
  'an accepted request shows a toast when no longer listed, %i px wide',
  async (width) => {
    fakeDevice({ width })
    await open()
    await press('Accept Jermain Price')
    await screen.findAllByText('You are connected now.')
    expect(screen.queryByRole('button', { name: 'Accept Jermain Price' })).toBeNull()
  },
)

// Covers FLT-08
for (const [button, operation, message] of [
  ['Accept Jermain Price', 'requestConnection', 'You are connected now.'],
  ['Decline Jermain Price', 'declineInvitation', 'Request declined'],
] as const)
  test(`no toast "${message}" appears until the request is gone`, async () => {
    doNothing(operation)
    await open()
    await press(button)
    await screen.findAllByText('Your response was sent, but the server still lists the request.')
    expect(screen.queryAllByText(message)).toEqual([])
    expect(screen.getByRole('button', { name: button })).toBeTruthy()
  })

// Covers FLT-08
test('requests that are accepted at once are each confirmed by the list of the server', async () => {
  await open()
  await screen.findByRole('button', { name: 'Accept Jermain Price' })
  const before = requestCount('getPendingConnections')
  const release = mock.hold('getPendingConnections')
  await press('Accept Jermain Price')
  await waitFor(() => expect(requestCount('getPendingConnections')).toBe(before + 1))
  await press('Accept Cauã Pereira')
  // The second request would be answered before this later one.
  await fetch('/api/UserConnection/Headers')
  release()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Accept (Jermain|Cauã)/ })).toBeNull())
  expect(screen.queryAllByText(/still lists/)).toEqual([])
})

// Covers FLT-08
test('no toast says "connected" if connection requests cannot be reloaded', async () => {
  await open()
  await screen.findByRole('button', { name: 'Accept Jermain Price' })
  mock.fault({ operation: 'getPendingConnections', status: 403 })
  await press('Accept Jermain Price')
  await screen.findAllByText('Response sent')
  expect(screen.queryAllByText('You are connected now.')).toEqual([])
})

// Covers FLT-08
test('the people search shows "Requested" for a person invited by e-mail', async () => {
  const nova = person('nova.lindqvist')
  const ana = mock.state.people.find(({ email }) => email === 'ana@roda.example')
  mock.state.invitations.push({ id: 99_001, fromId: ana?.id ?? '', email: nova?.email ?? '', language: 'en' })
  await open({ q: 'nova' })
  expect(await screen.findByText('Requested')).toBeTruthy()
})

// Covers FLT-42
test('the people search marks people who are connected to the user', async () => {
  const bruno = mock.state.people.find(({ email }) => email === 'bruno@roda.example')
  await open({ q: bruno?.login })
  expect(await screen.findByText('Connected')).toBeTruthy()
  expect(screen.queryByRole('button', { name: `Connect: ${bruno?.name}` })).toBeNull()
  expect(screen.getByText(new RegExp(bruno?.email ?? '-')).textContent).not.toMatch(/[{}]/)
})

async function invite(emails: string): Promise<void> {
  await open()
  fireEvent.click(await screen.findByRole('link', { name: 'Invite people' }))
  fireEvent.input(await screen.findByLabelText(/^Email addresses/), { target: { value: emails } })
  await press('Send invitations')
}

// Covers FLT-37, FLT-55
test('invitation results distinguish invitations from connection requests', async () => {
  await invite('Nova <nova@roda.example>, new@example.org; "Price, J." <other@example.org>')
  await waitFor(() => expect(requestCount('createInvitation')).toBe(3))
  const results = await screen.findByRole('list', { name: 'Results' })
  await waitFor(() =>
    expect([...results.children].map(({ textContent }) => textContent)).toEqual([
      'nova@roda.exampleConnection requested',
      'new@example.orgSent',
      'other@example.orgSent',
    ]),
  )
})

// Covers FLT-55
test('the invitation form shows an invalid address and sends nothing', async () => {
  await invite('ana@example')
  await screen.findAllByText(/^Enter complete email addresses/)
  expect(screen.queryAllByText('Error sending invitation')).toEqual([])
  expect(requestCount('createInvitation')).toBe(0)
})
