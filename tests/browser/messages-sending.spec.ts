import type { Page } from '@playwright/test'
import {
  conversation,
  log,
  messageField,
  messageTexts,
  openChat,
  openSettledChat,
  send,
  test,
} from './support/chat-screen'
import { expect } from './support/fixtures'

const toastRegion = { name: 'Notifications' } as const

test.beforeEach(async ({ page, mock, bruno }) => {
  await mock.login(page)
  await openChat(page, bruno.id)
})

test('a message has 1 to 200 characters, and sending it informs the hub', {
  tag: '@MSG-CHAT-02',
}, async ({ page, mock, bruno }) => {
  const before = await messageTexts(page).count()
  const button = page.getByRole('button', { name: 'Send', exact: true })
  await button.click()
  await expect(page.getByText('Write something first.')).toBeVisible()
  await messageField(page).fill('   ')
  await button.click()
  // The character counter appears only near the limit.
  await messageField(page).fill('x'.repeat(149))
  await expect(page.getByText('of 200 characters')).toHaveCount(0)
  await messageField(page).fill('x'.repeat(150))
  await expect(page.getByText('150 of 200 characters')).toBeVisible()
  // The server counts UTF-16 code units: an emoji counts as two.
  await messageField(page).fill(`${'x'.repeat(199)}🙂`)
  await expect(page.getByText('201 of 200 characters')).toBeVisible()
  await button.click()
  await expect(page.getByText('The limit is 200 characters.', { exact: true })).toBeVisible()
  const colorOf = (text: string) =>
    page.getByText(text, { exact: true }).evaluate((element) => getComputedStyle(element).color)
  expect(await colorOf('201 of 200 characters')).toBe(await colorOf('The limit is 200 characters.'))
  expect(await mock.requests('createMessage')).toEqual([])

  const text = `${'x'.repeat(198)}🙂`
  await messageField(page).fill(`  ${text} `)
  await button.click()
  await expect(messageField(page)).toHaveValue('')
  await expect(messageField(page)).toBeFocused()
  await expect(messageTexts(page)).toHaveCount(before + 1)
  await expect.poll(() => bruno.received.map(([to, , , words]) => [to, words])).toEqual([[bruno.id, text]])
  const sent = (await mock.requests()).filter(({ operationId }) =>
    /createMessage|hub$/.test(`${operationId}`),
  )
  expect(sent.map(({ operationId, body }) => [operationId, body])).toEqual([
    ['createMessage', { messageText: text, destinationId: bruno.id }],
    ['hub', { from: 'ana.martins', arguments: [bruno.id, text] }],
  ])
})

test('a sent message stays in place while the server stores it', { tag: '@MSG-CHAT-02' }, async ({
  page,
}) => {
  await log(page).evaluate((element) => {
    const counts: number[] = []
    Object.assign(window, { counts })
    const isSent = (line: Element) => line.textContent === 'Here to stay'
    const count = () => counts.push([...element.querySelectorAll('p[dir=auto]')].filter(isSent).length)
    new MutationObserver(count).observe(element, { subtree: true, childList: true, characterData: true })
  })
  await send(page, 'Here to stay')
  await expect(page.getByRole('button', { name: 'Delete message: Here to stay' })).toBeAttached()
  const counts: number[] = await page.evaluate(() => Reflect.get(window, 'counts'))
  expect(new Set(counts.slice(counts.indexOf(1)))).toEqual(new Set([1]))
})

test('Enter sends a message, and Shift+Enter starts a new line', { tag: '@MSG-CHAT-02' }, async ({
  page,
  bruno,
}) => {
  await messageField(page).focus()
  await page.keyboard.type('One')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('Two')
  await page.keyboard.press('Enter')
  await expect(messageTexts(page).last()).toHaveText('One\nTwo', { useInnerText: true })
  await expect(messageField(page)).toBeFocused()
  await page.keyboard.type('Three')
  await page.keyboard.press('Enter')
  await expect(messageTexts(page).last()).toHaveText('Three')
  await expect
    .poll(() => bruno.stored(bruno.id).then(() => bruno.received.map(([, , , text]) => text)))
    .toEqual(['One\nTwo', 'Three'])
})

/** The toast that offers to undo the deletion of a message. */
const undoToast = (page: Page) =>
  page.getByRole('region', toastRegion).getByRole('group', { name: 'Message deleted' })
const undoButton = (page: Page) => undoToast(page).getByRole('button', { name: 'Undo' })
/** Closes the toast, so that the deletion is sent. */
const closeUndo = (page: Page) => undoToast(page).getByRole('button', { name: 'Close' }).click()

/** Deletes a message with the pointer: its button appears when the pointer is over the message. */
async function clickDelete(page: Page, text: string): Promise<void> {
  await messageTexts(page).filter({ hasText: text }).hover()
  await page.getByRole('button', { name: `Delete message: ${text}` }).click()
}

test('a deleted message is hidden at once and comes back if deleting fails', {
  tag: ['@MSG-CHAT-04', '@UX-15'],
}, async ({ page, mock }) => {
  await send(page, 'Too early')
  const remove = page.getByRole('button', { name: 'Delete message: Too early' })
  await mock.fault('deleteMessage', { status: 500 })
  await clickDelete(page, 'Too early')
  await expect(log(page)).not.toContainText('Too early')
  expect(await mock.requests('deleteMessage')).toEqual([])
  await closeUndo(page)
  await expect(page.getByRole('region', toastRegion)).toContainText('Error cancelling Message')
  await expect(remove).toBeVisible()

  await mock.clearFaults()
  await mock.clearRequests()
  await clickDelete(page, 'Too early')
  await expect(undoToast(page)).toBeVisible()
  await page.reload()
  await expect(log(page)).toContainText('photo walk')
  await expect(log(page)).not.toContainText('Too early')
  expect(await mock.requests('deleteMessage')).toHaveLength(1)
  // The messages of other people have no delete button.
  await expect(log(page).getByRole('button', { name: /photo walk/ })).toHaveCount(0)
})

test('deleting a message and undoing it by keyboard sends nothing', {
  tag: ['@MSG-CHAT-04', '@UX-15'],
}, async ({ page, mock, ana, bruno }) => {
  await send(page, 'Too early')
  const remove = page.getByRole('button', { name: 'Delete message: Too early' })
  await remove.press('Enter')
  await expect(log(page)).toBeFocused()
  await bruno.send(ana.id, 'Still there?')
  await expect(messageTexts(page).last()).toHaveText('Still there?')
  await expect(log(page)).not.toContainText('Too early')
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(undoButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove).toBeFocused()
  await expect(messageTexts(page).last()).toHaveText('Still there?')
  await page.reload()
  await expect(remove).toBeAttached()
  expect(await mock.requests('deleteMessage')).toEqual([])
})

test('a pending message deletion is sent on the next deletion or a logout', { tag: '@UX-15' }, async ({
  page,
  mock,
}) => {
  for (const text of ['One', 'Two']) {
    await send(page, text)
    await clickDelete(page, text)
    await expect(undoToast(page)).toHaveCount(1)
  }
  await expect.poll(() => mock.requests('deleteMessage')).toHaveLength(1)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  const requests = await mock.requests('deleteMessage')
  expect(requests.map(({ headers }) => headers.authorization)).toEqual([true, true])
})

test('an unsent message survives a reload and can be resent or discarded', {
  tag: '@MSG-CHAT-05',
}, async ({ page, mock, bruno }) => {
  await mock.fault('createMessage', { status: 500 })
  await send(page, 'Are you there?')
  await expect(page.getByRole('region', toastRegion)).toContainText('Error sending message')
  await expect(log(page).getByText('Not sent')).toBeVisible()
  await send(page, 'Never mind.')
  await expect(log(page).getByText('Not sent')).toHaveCount(2)

  await page.reload()
  await expect(log(page).getByText('Not sent')).toHaveCount(2)
  await mock.clearFaults()
  await log(page).getByRole('button', { name: 'Resend' }).first().click()
  await expect(log(page).getByText('Not sent')).toHaveCount(1)
  await log(page).getByRole('button', { name: 'Discard' }).click()
  await expect(log(page).getByText('Not sent')).toHaveCount(0)
  await expect(messageTexts(page).last()).toHaveText('Are you there?')
  await expect.poll(() => bruno.received.map(([, , , text]) => text)).toEqual(['Are you there?'])
})

test('an unsent message is not resent when the server already stored it', { tag: '@MSG-CHAT-05' }, async ({
  page,
  mock,
  bruno,
  ana,
}) => {
  await mock.fault('createMessage', { body: 'half', times: 1 })
  await mock.fault('getMessages', { status: 503 })
  await send(page, 'Only once')
  const again = log(page).getByRole('button', { name: 'Resend' })
  await expect(again).toBeVisible()
  await mock.clearFaults()
  await again.click()
  await expect(log(page).getByText('Not sent')).toHaveCount(0)
  await expect(messageTexts(page).filter({ hasText: 'Only once' })).toHaveCount(1)
  expect((await bruno.stored(ana.id)).filter((text) => text === 'Only once')).toHaveLength(1)
})

test('an unsent message is resent although an equal message was sent before', {
  tag: '@MSG-CHAT-05',
}, async ({ page, mock, bruno }) => {
  // Waits for the reload of the conversation after connecting. If it came later, it would contain the first message.
  await openSettledChat(page, bruno.id)
  await send(page, 'See you there')
  await expect.poll(() => bruno.received.length).toBe(1)
  await mock.fault('createMessage', { status: 503, times: 1 })
  await send(page, 'See you there')
  const again = page.getByRole('button', { name: 'Resend' })
  await again.click()
  await expect(again).toHaveCount(0)
  await expect(messageTexts(page).getByText('See you there')).toHaveCount(2)
  await expect
    .poll(() => bruno.received.map(([, , , text]) => text))
    .toEqual(['See you there', 'See you there'])
})

test('text in the message field is stored as a draft of its conversation', { tag: '@MSG-CHAT-05' }, async ({
  page,
}) => {
  await messageField(page).fill('Half a thought for Bruno')
  await conversation(page, 'Constantin Spencer').click()
  await expect(page.getByRole('heading', { name: 'Constantin Spencer', exact: true })).toBeVisible()
  await expect(messageField(page)).toHaveValue('')
  await messageField(page).fill('Another for Constantin')
  await conversation(page, 'Bruno Carvalho').click()
  await expect(messageField(page)).toHaveValue('Half a thought for Bruno')
  await page.reload()
  await expect(messageField(page)).toHaveValue('Half a thought for Bruno')
  await send(page, 'A whole one for Bruno')
  await page.reload()
  await expect(log(page)).toContainText('A whole one for Bruno')
  await expect(messageField(page)).toHaveValue('')
})

test('the message field asks before it sends a Nostr private key', async ({ page, mock }) => {
  const key = `nsec1${'q'.repeat(58)}`
  await send(page, key)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(messageField(page)).toHaveValue(key)
  expect(await mock.requests('createMessage')).toEqual([])
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('button', { name: 'Send anyway' }).click()
  await expect(messageTexts(page).last()).toHaveText(key)
})

test('unsent messages survive closed tabs, hub failures and lost responses', {
  tag: ['@FLT-04', '@FLT-05', '@FLT-06'],
}, async ({ page, context, mock, join, bruno, ana }) => {
  const textsOf = ({ received }: typeof bruno) => received.map(([, , , text]) => text)
  const failed = (tab: typeof page) => log(tab).getByText('Not sent')

  // Case 1: two tabs show an unsent message; after one tab is closed, the other sends it once.
  await mock.fault('createMessage', { status: 503 })
  await send(page, 'From a tab that closes')
  await expect(failed(page)).toHaveCount(1)
  const other = await context.newPage()
  await openChat(other, bruno.id)
  await expect(failed(other)).toHaveCount(1)
  await send(page, 'From the same tab')
  await expect(failed(other)).toHaveCount(2)
  await log(page).getByRole('button', { name: 'Discard' }).last().click()
  await expect(failed(other)).toHaveCount(1)
  await page.close()
  await mock.clearFaults()
  await log(other).getByRole('button', { name: 'Resend' }).click()
  await expect(failed(other)).toHaveCount(0)
  await expect.poll(() => textsOf(bruno)).toEqual(['From a tab that closes'])

  // Case 2: a message that was stored while the hub was down is announced to Bruno after the sender returns to the page.
  await mock.fault('negotiateMessageHub', { status: 503 })
  await mock.dropHub()
  await send(other, 'While the hub was away')
  await expect(messageTexts(other).last()).toHaveText('While the hub was away')
  await expect(log(other).getByText('Sending…')).toHaveCount(0)
  const chat = other.url()
  await other.goto('about:blank')
  await mock.clearFaults()
  // Bruno is connected before the page is: the hub does not repeat announcements.
  const again = await join('bruno')
  await other.goto(chat)
  await expect.poll(() => textsOf(again)).toEqual(['While the hub was away'])
  // The announcement does not wait for the conversation, which must be loaded before its requests fail.
  await expect(messageTexts(other).last()).toHaveText('While the hub was away')

  // Case 3: a message was stored but answered with 500, and is recognized when the conversation loads.
  await mock.fault('getMessages', { status: 503 })
  await mock.fault('createMessage', { status: 500, stored: true, times: 1 })
  await send(other, 'Answered 500')
  await expect(failed(other)).toHaveCount(1)
  await mock.clearFaults()
  await other.reload()
  await expect(messageTexts(other).filter({ hasText: 'Answered 500' })).toHaveCount(1)
  await expect(failed(other)).toHaveCount(0)
  await expect.poll(() => textsOf(again)).toEqual(['While the hub was away', 'Answered 500'])
  expect((await bruno.stored(ana.id)).filter((text) => text === 'Answered 500')).toHaveLength(1)
})
