import { conversation, conversations, field, hubLine, lines, log, openChat, send, test } from './chat'
import { faults, faultsOfUnreadAnswers, tryEach } from './fault-table'
import { expect } from './fixtures'

const toasts = { name: 'Messages' } as const

test('[MSG-LIST-01] conversations are listed, searched by name, and a click opens one @both', async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await page.goto('/messages')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeAttached()
  const listed = conversations(page).getByRole('listitem')
  await expect(listed).toHaveCount(9)
  await expect(listed.first()).toHaveText(/Bruno Carvalho/)

  const search = page.getByRole('searchbox', { name: 'Search conversations' })
  await search.fill('lourenco')
  // She is in a group, too.
  await expect(listed).toHaveText([/Sunday walk.*Inês Lourenço/, /^\S*Inês Lourenço$/])
  await expect(conversations(page).getByRole('status')).toHaveText('2 conversations found')
  await search.fill('nobody at all')
  await expect(conversations(page).getByRole('status')).toHaveText('No conversation is called like that.')
  await search.fill('')

  await conversation(page, 'Bruno Carvalho').click()
  await expect(page).toHaveURL(/\/messages\?with=/)
  await expect(log(page, 'Messages with Bruno Carvalho')).toContainText('Are you coming to the photo walk?')
  expect(await mock.requests('getMessages')).toMatchObject([{ query: { destinationId: expect.anything() } }])
  await page.goBack()
  await expect(page).toHaveURL('/messages')
  await expect(conversation(page, 'Bruno Carvalho')).toBeVisible()
})

test('[MSG-CHAT-01] the header names the contact, and the members of a group @both', async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await page.goto('/messages')
  await conversation(page, 'Constantin Spencer').click()
  await expect(page.getByRole('heading', { name: 'Constantin Spencer' })).toBeVisible()
  await page.goto('/messages')
  await conversation(page, /Sunday walk/).click()
  await expect(page.getByRole('heading', { name: /^Ana Martins, Bruno Carvalho, .+, .+, .+$/ })).toBeVisible()
  // Who speaks is said where several do.
  await expect(log(page)).toContainText('Bruno Carvalho')
})

test('[MSG-LIST-02] new conversation: from three letters, a moment after the last one, by a part of the name', async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await page.goto('/messages')
  await page.getByRole('button', { name: 'New conversation' }).click()
  const search = page.getByRole('searchbox', { name: 'Who do you want to write to?' })
  await expect(search).toBeFocused()
  const found = page.getByRole('list', { name: 'People and groups to write to' })
  await search.pressSequentially('br')
  await expect(page.getByRole('search').getByRole('status')).toHaveText('')
  await search.pressSequentially('u')
  await expect(found.getByRole('button')).toHaveText([
    'Bruno Carvalho',
    'Quincy Bruen',
    /Ana Martins, Bruno Carvalho/,
  ])
  expect(await mock.requests('getMessageContacts')).toHaveLength(1)

  // One with messages opens that conversation.
  await found.getByRole('button', { name: 'Bruno Carvalho', exact: true }).click()
  await expect(log(page, 'Messages with Bruno Carvalho')).toContainText('photo walk')
  await expect(search).toHaveCount(0)
})

test('[MSG-LIST-02] somebody one has never written to: the first message begins the conversation', async ({
  page,
  mock,
  context,
}) => {
  const token = await mock.login(page)
  const headers = { Authorization: `Bearer ${token}` }
  const read = async (path: string) => (await context.request.get(path, { headers })).json()
  const known = (await read('/api/message/conversations')).map(({ id }: { id: string }) => id)
  const fresh = (await read('/api/Message/GetMessageContacts')).find(
    ({ id }: { id: string }) => !known.includes(id),
  )
  await page.goto('/messages')
  await page.getByRole('button', { name: 'New conversation' }).click()
  await page.getByRole('searchbox', { name: 'Who do you want to write to?' }).fill(fresh.name)
  await page.getByRole('list', { name: 'People and groups' }).getByRole('button').click()
  await expect(page.getByRole('heading', { name: fresh.name })).toBeVisible()
  await expect(log(page)).toContainText('No messages yet')
  await expect(conversation(page, fresh.name)).toHaveCount(0)

  await send(page, 'Shall we begin?')
  await expect(lines(page)).toHaveText(['Shall we begin?'])
  await expect(conversation(page, fresh.name)).toBeVisible()
  expect((await mock.requests('createMessage')).map(({ body }) => body)).toEqual([
    { messageText: 'Shall we begin?', destinationId: fresh.id },
  ])
})

test('[MSG-CHAT-02] a message is required and short; sending clears the field, stores it and tells the hub', async ({
  page,
  mock,
  join,
}) => {
  const bruno = await join('bruno')
  await mock.login(page)
  await openChat(page, bruno.id)
  const before = await lines(page).count()
  const button = page.getByRole('button', { name: 'Send', exact: true })
  await button.click()
  await expect(page.getByText('Write something first.')).toBeVisible()
  await field(page).fill('   ')
  await button.click()
  // An emoji is two, as the server counts.
  await field(page).fill(`${'x'.repeat(199)}🙂`)
  await expect(page.getByText('201 of 200 characters')).toBeVisible()
  await button.click()
  await expect(page.getByText('A message has at most 200 characters.')).toBeVisible()
  expect(await mock.requests('createMessage')).toEqual([])

  const text = `${'x'.repeat(198)}🙂`
  await field(page).fill(`  ${text} `)
  await button.click()
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await expect(lines(page)).toHaveCount(before + 1)
  await expect.poll(() => bruno.heard.map(([to, , , words]) => [to, words])).toEqual([[bruno.id, text]])
  const sent = (await mock.requests()).filter(({ operationId }) =>
    /createMessage|hub$/.test(`${operationId}`),
  )
  expect(sent.map(({ operationId, body }) => [operationId, body])).toEqual([
    ['createMessage', { messageText: text, destinationId: bruno.id }],
    ['hub', { from: 'ana.martins', arguments: [bruno.id, text] }],
  ])
})

test('[MSG-CHAT-02] by keyboard alone: Enter sends, Shift and Enter begin a line @desk', async ({
  page,
  mock,
  join,
}) => {
  const bruno = await join('bruno')
  await mock.login(page)
  await openChat(page, bruno.id)
  await field(page).focus()
  await page.keyboard.type('One')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Two')
  await page.keyboard.press('Enter')
  await expect(lines(page).last()).toHaveText('One\nTwo', { useInnerText: true })
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('Three')
  await page.keyboard.press('Enter')
  await expect(lines(page).last()).toHaveText('Three')
  await expect
    .poll(() => bruno.stored(bruno.id).then(() => bruno.heard.map(([, , , text]) => text)))
    .toEqual(['One\nTwo', 'Three'])
})

test('[MSG-CHAT-04] a message of one’s own is deleted after a question, and back when the server refuses', async ({
  page,
  mock,
  join,
}) => {
  const bruno = await join('bruno')
  await mock.login(page)
  await openChat(page, bruno.id)
  await send(page, 'Too early')
  const remove = page.getByRole('button', { name: 'Delete the message: Too early' })
  await mock.fault('deleteMessage', { status: 500 })
  await remove.click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByRole('region', toasts)).toContainText('Error cancelling Message')
  await expect(remove).toBeVisible()

  await mock.mend()
  await remove.click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(log(page)).not.toContainText('Too early')
  await page.reload()
  await expect(log(page)).toContainText('photo walk')
  await expect(log(page)).not.toContainText('Too early')
  // What others have said is not one’s own to delete.
  await expect(log(page).getByRole('button', { name: /photo walk/ })).toHaveCount(0)
})

test('[MSG-CHAT-05] a message that is not sent says so, is sent again or discarded, and outlives a reload', async ({
  page,
  mock,
  join,
}) => {
  const bruno = await join('bruno')
  await mock.login(page)
  await openChat(page, bruno.id)
  await mock.fault('createMessage', { status: 500 })
  await send(page, 'Are you there?')
  await expect(page.getByRole('region', toasts)).toContainText('Error sending message')
  await expect(log(page).getByText('Not sent')).toBeVisible()
  await send(page, 'Never mind.')
  await expect(log(page).getByText('Not sent')).toHaveCount(2)

  await page.reload()
  await expect(log(page).getByText('Not sent')).toHaveCount(2)
  await mock.mend()
  await log(page).getByRole('button', { name: 'Send again' }).first().click()
  await expect(log(page).getByText('Not sent')).toHaveCount(1)
  await log(page).getByRole('button', { name: 'Discard' }).click()
  await expect(log(page).getByText('Not sent')).toHaveCount(0)
  await expect(lines(page).last()).toHaveText('Are you there?')
  await expect.poll(() => bruno.heard.map(([, , , text]) => text)).toEqual(['Are you there?'])
})

test('[MSG-CHAT-05] a message that arrived although its answer did not is not sent twice', async ({
  page,
  mock,
  join,
}) => {
  const bruno = await join('bruno')
  const ana = await join('ana')
  await mock.login(page)
  await openChat(page, bruno.id)
  await mock.fault('createMessage', { body: 'half', times: 1 })
  await send(page, 'Only once')
  await log(page).getByRole('button', { name: 'Send again' }).click()
  await expect(log(page).getByText('Not sent')).toHaveCount(0)
  await expect(lines(page).filter({ hasText: 'Only once' })).toHaveCount(1)
  expect((await bruno.stored(ana.id)).filter((text) => text === 'Only once')).toHaveLength(1)
})

test('[MSG-CHAT-05] sending and whatever can go wrong: a toast, the text stays, and trying again works', async ({
  page,
  mock,
  join,
}) => {
  const bruno = await join('bruno')
  await mock.login(page)
  await openChat(page, bruno.id)
  const rows = faultsOfUnreadAnswers.filter(([name]) => name !== 'a dropped connection')
  await tryEach({ page, mock }, 'createMessage', rows, {
    act: async ({ name }) => send(page, `Through ${name}`),
    see: async ({ sentence, patience }) => {
      await expect(page.getByRole('region', toasts)).toContainText('Error sending message', patience)
      await expect(page.getByRole('region', toasts)).toContainText(sentence, patience)
    },
    after: async ({ name }) => expect(log(page).getByText(`Through ${name}`, { exact: true })).toBeVisible(),
  })
})

test('[MSG-LIST-01] conversations and whatever can go wrong: a sentence, and trying again works', async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await mock.fault('getConversations', { status: 500 })
  await page.goto('/messages')
  await expect(page.getByText('Your conversations could not be loaded')).toBeVisible()
  const rows = faults.filter(([name]) => !['a dropped connection', '500'].includes(name))
  await tryEach({ page, mock }, 'getConversations', rows, {
    act: () => page.getByRole('button', { name: 'Try again' }).click(),
    see: ({ sentence, patience }) => expect(conversations(page)).toContainText(sentence, patience),
  })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(conversation(page, 'Bruno Carvalho')).toBeVisible()
})

test('[MSG-CHAT-01] messages that do not come: a sentence, writing goes on, and trying again works', async ({
  page,
  mock,
  join,
}) => {
  const bruno = await join('bruno')
  await mock.login(page)
  await mock.fault('getMessages', { body: 'wrong-types' })
  await page.goto(`/messages?with=${bruno.id}`)
  await expect(page.getByText('The messages could not be loaded')).toBeVisible()
  await expect(field(page)).toBeEditable()
  await mock.mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(log(page)).toContainText('photo walk')
})

test('an address with a conversation that does not exist leads back @both', async ({
  page,
  mock,
  complaints,
}) => {
  complaints.expectFailedCalls()
  await mock.login(page)
  await page.goto('/messages?with=nobody')
  await expect(page.getByText('It could not be found out who this conversation is with')).toBeVisible()
  await expect(hubLine(page)).toHaveText('Connected')
})

test('[MSG-CHAT-05] what is unsent is a draft of its conversation', async ({ page, mock, join }) => {
  const bruno = await join('bruno')
  await mock.login(page)
  await openChat(page, bruno.id)
  await field(page).fill('Half a thought for Bruno')
  await conversation(page, 'Constantin Spencer').click()
  await expect(page.getByRole('heading', { name: 'Constantin Spencer' })).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await field(page).fill('Another for Constantin')
  await conversation(page, 'Bruno Carvalho').click()
  await expect(field(page)).toHaveValue('Half a thought for Bruno')
  await page.reload()
  await expect(field(page)).toHaveValue('Half a thought for Bruno')
  await send(page, 'A whole one for Bruno')
  await page.reload()
  await expect(log(page)).toContainText('A whole one for Bruno')
  await expect(field(page)).toHaveValue('')
})

test('a private key in a message is sent after a yes alone', async ({ page, mock, join }) => {
  const bruno = await join('bruno')
  await mock.login(page)
  await openChat(page, bruno.id)
  const key = `nsec1${'q'.repeat(58)}`
  await send(page, key)
  await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click()
  await expect(field(page)).toHaveValue(key)
  expect(await mock.requests('createMessage')).toEqual([])
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Send anyway' }).click()
  await expect(lines(page).last()).toHaveText(key)
})
