import { myPageRoute, type SessionEndReason, sessionEnded, sessionStarted } from '@kernel'
import { expect, test } from '@rstest/core'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeDevice, renderRoute, startMockServer } from '@tests/kit'
import { aPerson } from '@tests/kit/person'
import { type Scope, scopeBind } from 'effector'
import { manageConnectionsRoute } from '../contract'
import network from '../plugin'

const mock = startMockServer()

async function open(as = 'nova') {
  const scope = await renderRoute(manageConnectionsRoute, { plugins: [network], as })
  await openInvitation()
  return scope
}
const reopen = (as?: string) => {
  cleanup()
  return open(as)
}
/** Opens the dialog with the invitation: the first link, because the empty screen has another one. */
async function openInvitation() {
  const [link] = await screen.findAllByRole('link', { name: 'Invite people' })
  await userEvent.click(link as HTMLElement)
}
const addresses = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Email addresses' })
const results = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)
const sent = () => mock.requests().filter(({ operationId }) => operationId === 'createInvitation')
const invited = () => mock.state.invitations.map(({ email }) => email)
const storedText = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])
const storedDraft = () => {
  const stored = Object.entries({ ...localStorage }).find(([key]) => key.includes('draft:network/invite'))
  return stored && JSON.parse(stored[1]).texts
}

/** Sends three invitations and returns while the second one is pending, which takes `latency`. */
async function startSending(latency = 400) {
  const scope = await open()
  await userEvent.click(await addresses())
  await userEvent.paste('one@example.org, Two <two@example.org>, three@example.org')
  // The fault that was added last applies first.
  mock.fault({ operation: 'createInvitation', latency })
  mock.fault({ operation: 'createInvitation', latency: 400, times: 1 })
  await userEvent.click(screen.getByRole('button', { name: 'Send invitations' }))
  await waitFor(() => expect(sent()).toHaveLength(2))
  return scope
}

async function endSession(scope: Scope, reason: SessionEndReason) {
  scopeBind(sessionEnded, { scope })(reason)
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Email addresses' })).toBeNull())
}

const sendingEnded = () => screen.findAllByText('Error sending invitation')

// Covers NET-INV-01
test('the field for addresses has ten lines; on phones it grows with them', async () => {
  await open()
  expect((await addresses()).getAttribute('rows')).toBe('10')
  fakeDevice({ width: 360 })
  await reopen()
  expect((await addresses()).getAttribute('rows')).toBe('4')
})

// Covers NET-INV-01
test('the invitation form keeps only unsent addresses when the session ends', async () => {
  await endSession(await startSending(), 'timeout')
  await sendingEnded()
  expect(invited()).toContain('two@example.org')

  await reopen()
  expect((await addresses()).value).toBe('three@example.org')
  expect(results().join()).not.toContain('May have been sent')
})

// Covers NET-INV-01
test('the invitation form names the address if the server did not answer', async () => {
  await startSending(8_000)
  await reopen()
  expect((await addresses()).value).toBe('two@example.org\nthree@example.org')
  expect(results()).toContain('two@example.orgMay have been sent')
})

// Covers KRN-AUTH-06
test('no address is stored when a logout happens during the sending', async () => {
  await endSession(await startSending(), 'logout')
  await sendingEnded()
  expect(storedText()).not.toContain('example.org')

  await reopen('bruno')
  expect((await addresses()).value).toBe('')
})

// Covers NET-INV-01
test('addresses that are left to send are not sent for the next user', async () => {
  const scope = await startSending()
  await endSession(scope, 'timeout')
  localStorage.setItem('token', mock.signIn('bruno@roda.example'))
  const person = aPerson({ id: 2, name: 'Bruno', login: 'bruno' })
  scopeBind(sessionStarted, { scope })({ person, limit: 30, startedAt: new Date() })
  await waitFor(() => expect(storedDraft()).toEqual({ emails: 'three@example.org', uncertain: '' }))
  expect(sent()).toHaveLength(2)
})

// Covers UX-05
test('my page has the requests beside a closed form for invitations', async () => {
  await renderRoute(myPageRoute, { plugins: [network], as: 'ana' })
  const requests = within(await screen.findByRole('region', { name: 'Requests' }))
  await requests.findByText('Jermain Price')
  expect(requests.getByRole('heading', { name: /^Requests \d+ requests?$/ })).toBeTruthy()
  const invite = await screen.findByRole('button', { name: 'Invite people' })
  expect(screen.queryByRole('textbox', { name: 'Email addresses' })).toBeNull()
  await userEvent.click(invite)
  expect(await addresses()).toBeTruthy()
})

// Covers NET-INV-01
test('a dialog that is opened again while invitations are sent does not send them twice', async () => {
  await open()
  await userEvent.click(await addresses())
  await userEvent.paste('one@example.org, two@example.org')
  const release = mock.hold('createInvitation')
  await userEvent.click(screen.getByRole('button', { name: 'Send invitations' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await openInvitation()
  const field = await addresses()
  expect(field.readOnly).toBe(true)
  expect(results().join()).not.toContain('May have been sent')
  const button = screen.getByRole('button', { name: /^Send invitations/ })
  expect(button.getAttribute('aria-busy')).toBe('true')
  await userEvent.click(button)

  release()
  await waitFor(() => expect(results()).toEqual(['one@example.orgSent', 'two@example.orgSent']))
  expect(field.value).toBe('')
  expect(field.readOnly).toBe(false)
  expect(sent()).toHaveLength(2)
})
