import {
  connectionStatus,
  conversation,
  conversations,
  log,
  messageField,
  messageTexts,
  send,
  test,
} from './support/chat-screen'
import { expect } from './support/fixtures'
import { keyboard } from './support/input-methods'

test('the messages screen lists, searches and opens conversations', {
  tag: ['@both', '@MSG-LIST-01'],
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/messages')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeAttached()
  const listed = conversations(page).getByRole('listitem')
  await expect(listed).toHaveCount(9)
  await expect(listed.first()).toHaveText(/Bruno Carvalho/)

  const search = page.getByRole('searchbox', { name: 'Search conversations' })
  await search.fill('lourenco')
  // The search for Inês also finds a group of which she is a member.
  await expect(listed).toHaveText([/Sunday walk.*Inês Lourenço/, /^\S*Inês Lourenço/])
  await expect(conversations(page).getByRole('status')).toHaveText('2 conversations found')
  await search.fill('nobody at all')
  await expect(conversations(page).getByRole('status')).toHaveText('No matches')
  await search.fill('')

  await conversation(page, 'Bruno Carvalho').click()
  await expect(page).toHaveURL(/\/messages\?with=/)
  await expect(log(page, 'Messages with Bruno Carvalho')).toContainText('Are you coming to the photo walk?')
  await expect(page.getByRole('region', { name: 'Bruno Carvalho' })).toBeFocused()
  const [request] = await mock.requests('getMessages')
  expect(request).toMatchObject({ query: { destinationId: expect.anything() } })
  await page.goBack()
  await expect(page).toHaveURL('/messages')
  await expect(conversation(page, 'Bruno Carvalho')).toBeVisible()
  await expect(conversations(page)).toBeFocused()
})

test('the header of a conversation shows its contact or group members', {
  tag: ['@both', '@MSG-CHAT-01'],
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/messages')
  await conversation(page, 'Constantin Spencer').click()
  await expect(page.getByRole('heading', { name: 'Constantin Spencer', exact: true })).toBeVisible()
  // The face in the header leads to the public page (UX-04).
  const face = page.getByRole('region', { name: 'Constantin Spencer' }).getByRole('link').last()
  await expect(face).toHaveAccessibleName('Constantin Spencer')
  await expect(face).toHaveAttribute('href', '/@constantin.spencer')
  await page.goto('/messages')
  await conversation(page, /Sunday walk/).click()
  await expect(page.getByRole('heading', { name: /^Ana Martins, Bruno Carvalho, .+, .+, .+$/ })).toBeVisible()
  await expect(page.getByText('5 members', { exact: true })).toBeVisible()
  // Messages in a group show their author, with an avatar.
  await expect(log(page)).toContainText('Bruno Carvalho')
  await expect(log(page).locator('img').first()).toBeVisible()
})

test('the contact search starts after three letters and a delay', {
  tag: '@MSG-LIST-02',
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/messages')
  await page.getByRole('button', { name: 'New conversation' }).click()
  const search = page.getByRole('searchbox', { name: 'Who do you want to message?' })
  await expect(search).toBeFocused()
  const found = page.getByRole('list', { name: 'People and groups to message' })
  await search.pressSequentially('br')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('')
  await search.pressSequentially('u')
  await expect(found.getByRole('button')).toHaveText([
    'Bruno Carvalho',
    'Quincy Bruen',
    /Sunday walk.*Ana Martins, Bruno Carvalho/,
  ])
  expect(await mock.requests('getMessageContacts')).toHaveLength(1)

  // Choosing a contact with messages opens the existing conversation.
  await found.getByRole('button', { name: 'Bruno Carvalho', exact: true }).click()
  await expect(log(page, 'Messages with Bruno Carvalho')).toContainText('photo walk')
  await expect(search).toHaveCount(0)
})

test('the contact search hides the conversation search until it is canceled', {
  tag: '@MSG-LIST-02',
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/messages')
  const filter = page.getByRole('searchbox', { name: 'Search conversations' })
  await filter.fill('bruno')
  await page.getByRole('button', { name: 'New conversation' }).click()
  await expect(page.getByRole('searchbox', { name: 'Who do you want to message?' })).toBeFocused()
  await expect(filter).toHaveCount(0)
  await expect(conversations(page).getByRole('listitem')).toHaveCount(9)

  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'New conversation' })).toBeFocused()
  await expect(filter).toHaveValue('bruno')
})

test('the messages screen shows one message when there are no conversations', {
  tag: ['@both', '@MSG-LIST-01'],
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.route('**/api/message/conversations', (route) => route.fulfill({ json: [] }))
  await page.goto('/messages')
  await expect(page.getByText('No conversations yet').filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText('Choose a conversation')).toHaveCount(0)
})

test('the messages screen shows images of contacts, or their initials', {
  tag: '@MSG-LIST-01',
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/messages')
  const bruno = conversation(page, 'Bruno Carvalho')
  await expect(bruno.locator('img')).toBeVisible()
  await bruno.click()
  await expect(page.getByRole('region', { name: 'Bruno Carvalho' }).locator('img')).toBeVisible()

  await mock.fault('getConnections', { status: 500 })
  await page.goto('/messages')
  await expect(bruno.getByText('BC').filter({ visible: true })).toHaveCount(1)
  await expect(bruno.locator('img')).toHaveCount(0)
})

test('the first message to a contact starts a conversation', {
  tag: '@MSG-LIST-02',
}, async ({ page, mock, context }) => {
  const token = await mock.login(page)
  const headers = { Authorization: `Bearer ${token}` }
  const read = async (path: string) => (await context.request.get(path, { headers })).json()
  const known = (await read('/api/message/conversations')).map(({ id }: { id: string }) => id)
  const newContact = (await read('/api/Message/GetMessageContacts')).find(
    ({ id }: { id: string }) => !known.includes(id),
  )
  await page.goto('/messages')
  await page.getByRole('button', { name: 'New conversation' }).click()
  await page.getByRole('searchbox', { name: 'Who do you want to message?' }).fill(newContact.name)
  await page.getByRole('list', { name: 'People and groups' }).getByRole('button').click()
  await expect(page.getByRole('heading', { name: newContact.name, exact: true })).toBeVisible()
  await expect(log(page)).toContainText('No messages yet')
  await expect(conversation(page, newContact.name)).toHaveCount(0)

  await send(page, 'Shall we begin?')
  await expect(messageTexts(page)).toHaveText(['Shall we begin?'])
  await expect(conversation(page, newContact.name)).toBeVisible()
  expect((await mock.requests('createMessage')).map(({ body }) => body)).toEqual([
    { messageText: 'Shall we begin?', destinationId: newContact.id },
  ])
})

test('the conversation offers a retry when messages fail to load', {
  tag: '@MSG-CHAT-01',
}, async ({ page, mock, bruno }) => {
  await mock.login(page)
  // A new hub connection would request the messages again, so the hub stays down.
  await mock.fault('negotiateMessageHub', { status: 503 })
  await mock.fault('getMessages', { body: 'wrong-types' })
  await page.goto(`/messages?with=${bruno.id}`)
  await expect(page.getByText('The messages couldn’t be loaded')).toBeVisible()
  await expect(messageField(page)).toBeEditable()
  await mock.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(log(page)).toContainText('photo walk')
})

test('the messages screen shows an error for an unknown conversation', { tag: '@both' }, async ({
  page,
  mock,
  consoleErrors,
}) => {
  consoleErrors.allowFailedRequests()
  await mock.login(page)
  await page.goto('/messages?with=nobody')
  await expect(page.getByText('We couldn’t find out who this conversation is with')).toBeVisible()
  await expect(connectionStatus(page)).toHaveText('Connected')
})

test('a member finds, uses and cleans up a conversation by keyboard', {
  tag: ['@MSG-LIST-02', '@MSG-CHAT-04', '@MSG-CHAT-05'],
}, async ({ page, mock }) => {
  test.slow()
  const { press, fill } = keyboard(page)
  await mock.login(page)
  await page.goto('/messages')
  await press(page.getByRole('button', { name: 'New conversation' }))
  await fill(page.getByRole('searchbox', { name: 'Who do you want to message?' }), 'constantin')
  await press(
    page.getByRole('list', { name: 'People and groups' }).getByRole('button', { name: /^Constantin/ }),
  )
  await expect(log(page, /Constantin/)).toBeVisible()
  await fill(messageField(page), 'Without a pointer')
  await press(page.getByRole('button', { name: 'Send', exact: true }))
  await expect(messageTexts(page).last()).toHaveText('Without a pointer')
  await expect(log(page)).toContainText('Sent')
  await press(page.getByRole('button', { name: 'Delete message: Without a pointer' }))
  await expect(log(page)).not.toContainText('Without a pointer')

  await mock.fault('createMessage', { status: 500, times: 1 })
  await fill(messageField(page), 'At the second try')
  await page.keyboard.press('Enter')
  await press(log(page).getByRole('button', { name: 'Resend' }))
  await expect(messageTexts(page).last()).toHaveText('At the second try')
})
