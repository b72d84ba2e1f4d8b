import { conversation, conversations, log, messageField, messageTexts, test } from './support/chat-screen'
import { expect } from './support/fixtures'
import { keyboard } from './support/input-methods'

test('the messages screen lists, searches and opens conversations', {
  tag: ['@both', '@MSG-LIST-01'],
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/messages')
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeAttached()
  const listed = conversations(page).getByRole('listitem')
  await expect(listed).toHaveCount(11)
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
})

test('on a phone, going back leads from a conversation to the list', {
  tag: ['@phone', '@MSG-LIST-01'],
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/messages')
  await conversation(page, 'Bruno Carvalho').click()
  await expect(page.getByRole('region', { name: 'Bruno Carvalho' })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/messages')
  await expect(conversation(page, 'Bruno Carvalho')).toBeVisible()
  await expect(conversations(page)).toBeFocused()
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
  await press(log(page).getByRole('button', { name: 'Try again' }))
  await expect(messageTexts(page).last()).toHaveText('At the second try')
})

test('an open conversation covers the bars of a phone', {
  tag: ['@phone', '@UX-05'],
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/messages')
  const bars = [page.getByRole('banner'), page.getByRole('link', { name: 'Discover' })]
  for (const bar of bars) await expect(bar).toBeVisible()
  await conversation(page, 'Bruno Carvalho').click()
  await expect(messageField(page)).toBeInViewport({ ratio: 1 })
  for (const bar of bars) await expect(bar).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeAttached()
  await page.getByRole('link', { name: 'Back to conversations' }).click()
  for (const bar of bars) await expect(bar).toBeVisible()
})
