import { log, messageTexts, openChat, send, test } from './support/chat-screen'
import { expect } from './support/fixtures'

test.beforeEach(async ({ page, mock, bruno }) => {
  await mock.login(page)
  await openChat(page, bruno.id)
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
  await log(other).getByRole('button', { name: 'Try again' }).click()
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
