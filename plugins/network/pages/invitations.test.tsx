import { expect, onTestFinished, rs, test } from '@rstest/core'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { reload, renderRoute, startMockServer } from '@tests/kit'
import { manageConnectionsRoute } from '../contract'
import network from '../plugin'

const mock = startMockServer()

/** Opens the screen of Ana, whose only connection is Bruno, because rows are slow. */
async function open() {
  const bruno = mock.state.people.find(({ login }) => login === 'bruno.carvalho')
  mock.state.connections = mock.state.connections.filter(({ personId }) => personId === bruno?.id)
  await renderRoute(manageConnectionsRoute, { plugins: [network], as: 'ana' })
  await screen.findByRole('button', { name: 'Accept Jermain Price' })
}
/** Opens the dialog with the invitation. */
async function openInvitation() {
  const [link] = await screen.findAllByRole('link', { name: 'Invite people' })
  fireEvent.click(link as HTMLElement)
  await screen.findByRole('textbox', { name: 'Email addresses' })
}
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Email addresses' })
const type = (value: string) => fireEvent.input(box(), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const noButton = (name: string) => waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
/** A toast is outside of an open dialog, which hides it from roles; it is announced all the same. */
const findToast = (name: string) => screen.findByRole('group', { name, hidden: true })
/** The requests and invitations are behind the open dialog. */
const pending = () => screen.getByRole('region', { name: 'Requests', hidden: true })
const sent = () => screen.getByRole('region', { name: 'Sent invitations', hidden: true })
const bodies = (operation: string) => mock.requests(operation).map(({ body }) => body)

async function invite(emails: string) {
  type(emails)
  await press('Send invitations')
}
const seeResults = (expected: readonly string[]) =>
  waitFor(() => {
    const list = screen.getByRole('list', { name: 'Results' })
    expect([...list.children].map(({ textContent }) => textContent)).toEqual(expected)
  })

// Covers NET-INV-01
test('the invitation form sends one invitation per line, showing each result', async () => {
  await open()
  await openInvitation()
  expect(box().getAttribute('rows')).toBe('10')
  await invite('\n  new.person@example.org \nbruno@roda.example\n\na_b-c@post.museum\nNew.Person@example.org')
  await seeResults([
    'new.person@example.orgSent',
    'bruno@roda.exampleAlready connected',
    'a_b-c@post.museumSent',
  ])
  await findToast('Invitations sent')
  await waitFor(() => expect(box().value).toBe(''))
  await waitFor(() => expect(sent().textContent).toContain('new.person@example.org'))
  expect(bodies('createInvitation')).toEqual([
    { email: 'new.person@example.org', language: 'en-US' },
    { email: 'bruno@roda.example', language: 'en-US' },
    { email: 'a_b-c@post.museum', language: 'en-US' },
  ])
})

// Covers NET-INV-01
test('the invitation form says when all addresses belong to connections', async () => {
  await open()
  await openInvitation()
  await invite('bruno@roda.example')
  await seeResults(['bruno@roda.exampleAlready connected'])
  await findToast('You’re already connected.')
  expect(screen.queryByRole('group', { name: 'Error sending invitation', hidden: true })).toBeNull()
  await waitFor(() => expect(box().value).toBe(''))
})

// Covers NET-INV-01
test('the invitation form marks an invalid address and sends nothing', async () => {
  await open()
  await openInvitation()
  for (const line of [
    '',
    'ana',
    'ana@example',
    'ana@example.o',
    'a b@example.org',
    'ana@example.org b@example.org',
    '@example.org',
  ]) {
    type('fine@example.org')
    await waitFor(() => expect(box().getAttribute('aria-invalid')).not.toBe('true'))
    screen.getByRole('button', { name: 'Send invitations' }).focus()
    await invite(`${line && 'fine@example.org'}\n${line}`)
    await waitFor(() => expect(document.activeElement, line).toBe(box()))
    await screen.findByRole('textbox', {
      name: 'Email addresses',
      description: /Enter complete email addresses|at least one email/,
    })
  }
  expect(mock.requests('createInvitation')).toEqual([])
})

// Covers NET-INV-01
test('the invitation form keeps failed and invalid addresses for another try', async () => {
  // The fault that was added last applies first.
  for (const status of [400, 403]) mock.fault({ operation: 'createInvitation', status, times: 1 })
  await open()
  await openInvitation()
  await invite('one@example.org\ntwo@example.org\nthree@example.org')
  await seeResults(['one@example.orgFailed', 'two@example.orgInvalid', 'three@example.orgSent'])
  await waitFor(() => expect(box().value).toBe('one@example.org\ntwo@example.org'))
  await findToast('Error sending invitation')

  await press('Send invitations')
  await seeResults(['one@example.orgSent', 'two@example.orgSent'])
  await waitFor(() => expect(box().value).toBe(''))
})

// Covers NET-INV-01
test('the invitation form keeps typed addresses over a reload', async () => {
  await open()
  await openInvitation()
  type('one@example.org')
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('one@example.org'))
  await reload()
  await screen.findByRole('button', { name: 'Send invitations' })
  expect(box().value).toBe('one@example.org')
})

// Covers NET-INV-02
test('the invitation begins in the field for addresses, and the link comes last', async () => {
  await open()
  await openInvitation()
  await waitFor(() => expect(document.activeElement).toBe(box()))
  expect(box().placeholder.split('\n')).toHaveLength(2)
  const buttons = within(screen.getByRole('region', { name: 'Invite people' })).getAllByRole('button')
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Send invitations', 'Copy invitation link'])
})

// Covers NET-INV-02
test('the invitation link is selected in a field when copying fails', async () => {
  const write = rs.spyOn(navigator.clipboard, 'writeText')
  write.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  onTestFinished(() => write.mockRestore())
  await open()
  await openInvitation()
  await press('Copy invitation link')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your invitation link' })
  expect(document.activeElement).toBe(field)
  expect(field.value).toMatch(/\/user\/register\?token=\S+$/)
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
})

// Covers NET-INV-02
test('a toast appears when the invitation link cannot be loaded', async () => {
  await open()
  await openInvitation()
  mock.fault({ operation: 'getUser', status: 500 })
  await press('Copy invitation link')
  await findToast('Error getting the invitation link')
})

// Covers NET-INV-03
test('a sent invitation can be canceled and stays when the server refuses', async () => {
  const name = 'Cancel invitation: tia.rosa@correio.example'
  await open()
  mock.fault({ operation: 'cancelInvitation', status: 500, times: 1 })
  await press(name)
  await findToast('Error cancelling invitation')
  screen.getByRole('button', { name })
  mock.clearRequests()
  await userEvent.click(screen.getByRole('button', { name }))
  await noButton(name)
  await findToast('Invitation canceled')
  expect(sent().contains(document.activeElement)).toBe(true)
  expect(mock.onlyRequest('cancelInvitation').path).toMatch(/^\/api\/userinvitation\/\d+$/)
})

// Covers NET-CONN-03
test('a member accepts one connection request and declines another', async () => {
  await open()
  await press('Accept Jermain Price')
  const mine = screen.getByRole('region', { name: 'My connections' })
  await within(mine).findByText('@jermain.price')
  await findToast('You are connected now.')
  expect(pending().textContent).not.toContain('jermain.price')
  expect(bodies('requestConnection')).toEqual([{ connectionId: expect.anything() }])

  await press('Decline Cauã Pereira')
  await noButton('Decline Cauã Pereira')
  expect(pending().textContent).not.toContain('caua.pereira')
  expect(mock.onlyRequest('declineInvitation').path).toMatch(/^\/api\/UserInvitation\/delete\/\d+$/)
})

// Covers NET-CONN-03
test.each([
  ['requestConnection', 'Accept Jermain Price', 'Error accepting the request'],
  ['declineInvitation', 'Decline Jermain Price', 'Error declining the request'],
])('a connection request stays in the list when %s fails', async (operation, button, sentence) => {
  await open()
  mock.fault({ operation, status: 500 })
  await press(button)
  await findToast(sentence)
  expect(pending().textContent).toContain('jermain.price')
})

// Covers NET-INV-02
test('the invitation link is copied, and Escape leads back to the screen', async () => {
  const user = userEvent.setup()
  await open()
  await openInvitation()
  await press('Copy invitation link')
  expect(await screen.findAllByText('Copied to clipboard')).not.toEqual([])
  expect(await navigator.clipboard.readText()).toMatch(/\/user\/register\?token=\S+$/)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(location.hash).toBe(''))
  expect(location.pathname).toBe(manageConnectionsRoute.path)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

// Covers NET-INV-03, NET-CONN-03
test('a late answer leaves the focus where the user went meanwhile', async () => {
  await open()
  const elsewhere = screen.getAllByRole('link', { name: 'Invite people' })[0] as HTMLElement
  async function answerLate(operation: string, button: string) {
    const release = mock.hold(operation)
    await press(button)
    await waitFor(() => expect(mock.requests(operation)).toHaveLength(1))
    elsewhere.focus()
    release()
    await noButton(button)
    expect(document.activeElement).toBe(elsewhere)
  }
  await answerLate('requestConnection', 'Accept Jermain Price')
  await answerLate('cancelInvitation', 'Cancel invitation: tia.rosa@correio.example')
})
