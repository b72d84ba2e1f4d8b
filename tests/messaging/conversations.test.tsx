import { expect, test } from '@rstest/core'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeClock, fakeDevice, startMockServer, storedUnread, visit } from '@tests/kit'
import {
  conversation,
  conversations,
  idOf,
  lines,
  log,
  messageField,
  open,
  press,
  seeStatus,
  send,
  showWholeLogs,
} from './chat.fixture'

const mock = startMockServer()
showWholeLogs()

const contactSearch = () => screen.findByRole('searchbox', { name: 'Who do you want to message?' })
const conversationSearch = () =>
  screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search conversations' })
const found = () => screen.findByRole('list', { name: 'People and groups to message' })
const listed = async () => within(await conversations()).getAllByRole('listitem')

// Covers MSG-LIST-01
test('the messages screen lists and searches conversations', async () => {
  await open()
  await conversation(/^Bruno Carvalho/)
  expect(screen.getByRole('heading', { level: 1, name: 'Messages' })).toBeTruthy()
  expect(await listed()).toHaveLength(11)
  expect((await listed())[0]?.textContent).toMatch(/Bruno Carvalho/)

  const search = await conversationSearch()
  const status = within(await conversations()).getByRole('status')
  fireEvent.change(search, { target: { value: 'lourenco' } })
  await waitFor(() => expect(status.textContent).toBe('2 conversations found'))
  // The search for Inês also finds a group of which she is a member.
  const found = await listed()
  await waitFor(() =>
    expect(found.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Sunday walk.*Inês Lourenço/),
      expect.stringMatching(/^\S*Inês Lourenço/),
    ]),
  )
  fireEvent.change(search, { target: { value: 'nobody at all' } })
  await waitFor(() => expect(status.textContent).toBe('No matches'))
})

// Covers MSG-LIST-01, MSG-CHAT-01
test('a conversation opens with its messages and the focus', async () => {
  await open()
  fireEvent.click(await conversation(/^Bruno Carvalho/))
  const chat = await screen.findByRole('region', { name: 'Bruno Carvalho' })
  expect(location.search).toMatch(/^\?with=/)
  await waitFor(() => expect(document.activeElement).toBe(chat))
  await waitFor(() => expect(lines().join()).toContain('Are you coming to the photo walk?'))
  const read = mock.requests('getMessages').map(({ query }) => query.destinationId)
  expect(read).toContain(idOf(mock, 'bruno'))
})

// Covers MSG-CHAT-01
test('the header of a conversation shows its contact or group members', async () => {
  await open()
  fireEvent.click(await conversation(/^Constantin Spencer/))
  expect(await screen.findByRole('heading', { name: 'Constantin Spencer' })).toBeTruthy()
  // Face and name in the header lead to the public page (UX-04).
  const chat = within(screen.getByRole('region', { name: 'Constantin Spencer' }))
  const person = await chat.findByRole('link', { name: '@constantin.spencer' })
  expect(person.getAttribute('href')).toBe('/@constantin.spencer')
  fireEvent.click(await conversation(/^Sunday walk$/))
  expect(
    await screen.findByRole('heading', { name: /^Ana Martins, Bruno Carvalho, .+, .+, .+$/ }),
  ).toBeTruthy()
  expect(screen.getByText('5 members')).toBeTruthy()
  // Messages in a group show their author, with an avatar.
  const messages = await log()
  await waitFor(() => expect(messages.textContent).toContain('Bruno Carvalho'))
  await waitFor(() => expect(messages.querySelector('img')).toBeTruthy())
})

// Covers UX-20
test('a conversation row shows the time and the last message, or the draft', async () => {
  await open()
  const bruno = await conversation(/^Bruno Carvalho/)
  await waitFor(() => expect(bruno.textContent).toContain('You said that last time.'))
  expect(within(bruno).getByRole('time')).toBeTruthy()
  fireEvent.click(bruno)
  fireEvent.input(await messageField(), { target: { value: 'I can bring' } })
  fireEvent.click(await conversation(/^Constantin Spencer/))
  await waitFor(() => expect(bruno.textContent).toContain('Draft: I can bring'))
  expect(bruno.textContent).not.toContain('last time')
})

// Covers UX-20
test('a person has a face beside the first message of a group of messages, and the time is shown once', async () => {
  const ana = idOf(mock, 'ana')
  const sentAt = new Date('2026-03-14T10:00:00Z').toISOString()
  const from = (userId: string) => (messageText: string, index: number) => ({
    id: `${userId}${index}`,
    userId,
    userName: 'Somebody',
    destinationId: ana,
    messageText,
    sentAt,
  })
  const bruno = idOf(mock, 'bruno')
  mock.fault({ operation: 'getMessages', json: ['One', 'Two', 'Three'].map(from(bruno)) })
  await open(`/messages?with=${bruno}`)
  await waitFor(() => expect(lines()).toEqual(['One', 'Two', 'Three']))
  await waitFor(() => expect(document.querySelectorAll('[role=log] img')).toHaveLength(1))
})

// Covers UX-20
test('the day above messages changes when midnight passes', async () => {
  const clock = fakeClock(new Date(2026, 2, 14, 23, 58))
  const message = {
    id: 'late',
    userId: idOf(mock, 'bruno'),
    userName: 'Bruno Carvalho',
    destinationId: idOf(mock, 'ana'),
    messageText: 'Good night',
    sentAt: new Date(2026, 2, 14, 23, 50).toISOString(),
  }
  mock.fault({ operation: 'getMessages', json: [message] })
  await open(`/messages?with=${idOf(mock, 'bruno')}`)
  const messages = await log()
  await waitFor(() => expect(messages.textContent).toContain('Today'))
  await act(() => clock.advance(180_000))
  expect(messages.textContent).toContain('Yesterday')
  expect(messages.textContent).not.toContain('Today')
})

// Covers MSG-LIST-02
test('the contact search starts after three letters and a delay', async () => {
  const clock = fakeClock()
  await open()
  await press('New conversation')
  const search = await contactSearch()
  await waitFor(() => expect(document.activeElement).toBe(search))
  const status = () => search.closest('search')?.querySelector('[role=status]')?.textContent
  const type = async (value: string, milliseconds: number) => {
    fireEvent.change(search, { target: { value } })
    await act(() => clock.advance(milliseconds))
  }
  await type('br', 1_000)
  expect(status()).toBe('')
  await type('bru', 100)
  expect(status()).toBe('')
  await act(() => clock.advance(300))
  expect(status()).not.toBe('')
  const names = within(await found())
    .getAllByRole('button')
    .map(({ textContent }) => textContent)
  expect(names).toEqual([
    expect.stringMatching(/Bruno Carvalho$/),
    expect.stringMatching(/Quincy Bruen$/),
    expect.stringMatching(/Sunday walk.*Ana Martins, Bruno Carvalho/),
    expect.stringMatching(/Coro de terça.*Bruno Carvalho/),
  ])
  expect(mock.requests('getMessageContacts')).toHaveLength(1)

  // Choosing a contact with messages opens the existing conversation.
  fireEvent.click(within(await found()).getByRole('button', { name: 'Bruno Carvalho' }))
  await log('Messages with Bruno Carvalho')
  await waitFor(() => expect(lines().join()).toContain('photo walk'))
  expect(screen.queryByRole('searchbox', { name: 'Who do you want to message?' })).toBeNull()
})

// Covers MSG-LIST-02
test('the contact search hides the conversation search until it is canceled', async () => {
  await open()
  await conversation(/^Bruno Carvalho/)
  fireEvent.change(await conversationSearch(), { target: { value: 'bruno' } })
  await waitFor(async () => expect((await listed()).length).toBeLessThan(9))
  await press('New conversation')
  const contacts = await contactSearch()
  await waitFor(() => expect(document.activeElement).toBe(contacts))
  expect(screen.queryByRole('searchbox', { name: 'Search conversations' })).toBeNull()
  await waitFor(async () => expect(await listed()).toHaveLength(11))

  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect((await conversationSearch()).value).toBe('bruno')
  const again = screen.getByRole('button', { name: 'New conversation' })
  await waitFor(() => expect(document.activeElement).toBe(again))
})

// Covers MSG-LIST-01
test('the messages screen says so when there are no conversations', async () => {
  mock.fault({ operation: 'getConversations', json: [] })
  await open()
  expect(await screen.findAllByText('No conversations yet')).toHaveLength(1)
  expect(screen.queryByText('Choose a conversation')).toBeNull()
  expect(screen.queryByRole('searchbox', { name: 'Search conversations' })).toBeNull()
  await press('New message')
  expect(await contactSearch()).toBeTruthy()
})

// Covers MSG-LIST-02
test('a person without connections can find people, and has no contact search', async () => {
  mock.fault({ operation: 'getConversations', json: [] })
  mock.fault({ operation: 'getMessageContacts', json: [] })
  await open()
  expect(await screen.findByRole('link', { name: 'Find people' })).toBeTruthy()
  await waitFor(() => expect(mock.requests('getMessageContacts')).toHaveLength(1))
  expect(screen.queryByRole('button', { name: /^New (conversation|message)$/ })).toBeNull()
})

// Covers MSG-LIST-01
test('the messages screen shows images of contacts', async () => {
  await open()
  const bruno = await conversation(/^Bruno Carvalho/)
  await waitFor(() => expect(bruno.querySelector('img')).toBeTruthy())
  fireEvent.click(bruno)
  const chat = await screen.findByRole('region', { name: 'Bruno Carvalho' })
  await waitFor(() => expect(chat.querySelector('img')).toBeTruthy())
})

// Covers MSG-LIST-01
test('the messages screen shows initials when there are no images', async () => {
  mock.fault({ operation: 'getConnections', status: 500 })
  await open()
  const bruno = await conversation(/^Bruno Carvalho/)
  await waitFor(() => expect(mock.requests('getConnections')).not.toEqual([]))
  expect(await within(bruno).findAllByText('BC')).not.toEqual([])
  expect(bruno.querySelector('img')).toBeNull()
})

// Covers MSG-LIST-02
test('the first message to a contact starts a conversation', async () => {
  const { connections, messages, people } = mock.state
  const ana = idOf(mock, 'ana')
  const known = messages.flatMap(({ userId, destinationId }) => [userId, destinationId])
  const contact = people.find(
    ({ id }) => !known.includes(id) && connections.some((one) => one.ownerId === ana && one.personId === id),
  )
  const { id = '', name = '' } = contact ?? {}
  await open()
  await press('New conversation')
  await userEvent.type(await contactSearch(), name)
  // A group of which the contact is a member is found, too.
  fireEvent.click(await within(await found()).findByRole('button', { name }))
  expect(await screen.findByRole('heading', { name })).toBeTruthy()
  expect((await log()).textContent).toContain('No messages yet')
  expect(within(await conversations()).queryByRole('link', { name: new RegExp(name) })).toBeNull()

  await send('Shall we begin?')
  await waitFor(() => expect(lines()).toEqual(['Shall we begin?']))
  expect(await conversation(new RegExp(name))).toBeTruthy()
  expect(mock.onlyRequest('createMessage').body).toEqual({
    messageText: 'Shall we begin?',
    destinationId: id,
  })
})

// Covers MSG-CHAT-01
test('the conversation offers a retry when messages fail to load', async () => {
  // A new hub connection would request the messages again, so the hub stays down.
  mock.fault({ operation: 'negotiateMessageHub', status: 503 })
  mock.fault({ operation: 'getMessages', body: 'wrong-types' })
  await open(`/messages?with=${idOf(mock, 'bruno')}`)
  expect(await screen.findByText('The messages couldn’t be loaded')).toBeTruthy()
  expect((await messageField()).disabled).toBe(false)
  mock.clearFaults()
  await press('Try again')
  await waitFor(() => expect(lines().join()).toContain('photo walk'))
})

// Covers UX-40
test('opening a conversation that is gone counts its messages as read', async () => {
  const ana = idOf(mock, 'ana')
  const bruno = idOf(mock, 'bruno')
  const last = mock.state.messages.findLast(
    ({ userId, destinationId }) => userId === bruno && destinationId === ana,
  )
  const beforeLast = Date.parse(String(last?.sentAt)) - 1
  localStorage.setItem(`roda:own:${ana}:read`, storedUnread({ gone: 3, [bruno]: 1 }, beforeLast))
  mock.fault({ operation: 'getMessageContactById', json: null })
  await open('/messages?with=gone')
  expect(await screen.findAllByText('Conversation not found')).not.toEqual([])
  expect(await screen.findAllByRole('link', { name: 'Messages 1 unread message' })).not.toEqual([])
})

test('the messages screen says that an unknown conversation does not exist, under a heading', async () => {
  await open('/messages?with=nobody')
  expect(await screen.findByRole('heading', { level: 2, name: 'Conversation not found' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  expect(screen.getAllByRole('heading', { level: 2 }).every(({ textContent }) => textContent)).toBe(true)
  await seeStatus(/^Connected$/)
  await visit('/messages')
  await conversation(/^Bruno Carvalho/)
})

test('the messages screen offers a retry when the contact of a conversation fails to load, under a heading', async () => {
  const contact = { id: 'new', name: 'Nova', members: null }
  mock.fault({ operation: 'getMessageContactById', status: 403 })
  await open('/messages?with=new')
  expect(await screen.findAllByText(/We couldn’t find out who this conversation is with/)).not.toEqual([])
  expect(screen.getAllByRole('heading', { level: 2 }).every(({ textContent }) => textContent)).toBe(true)
  mock.clearFaults()
  mock.fault({ operation: 'getMessageContactById', json: contact })
  await press('Try again')
  expect(await screen.findByRole('heading', { level: 2, name: 'Nova' })).toBeTruthy()
})

// Covers MSG-LIST-01
test('on phones, no conversation loads behind the list', async () => {
  fakeDevice({ width: 360 })
  await open('/messages')
  await conversation(/^Bruno Carvalho/)
  await waitFor(() => expect(document.querySelector('[data-loading]')).toBeNull())
})
