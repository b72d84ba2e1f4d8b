import { conversation, conversations, log, messageField, messageTexts, test } from './support/chat-screen'
import { expect } from './support/fixtures'
import { keyboard } from './support/input-methods'

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

test('on a phone, an open conversation covers the bars, and going back leads to the list', {
  tag: ['@phone', '@UX-05', '@MSG-LIST-01'],
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/messages')
  const bars = [page.getByRole('banner'), page.getByRole('link', { name: 'Discover' })]
  for (const bar of bars) await expect(bar).toBeVisible()
  await conversation(page, 'Bruno Carvalho').click()
  await expect(page.getByRole('region', { name: 'Bruno Carvalho' })).toBeFocused()
  await expect(messageField(page)).toBeInViewport({ ratio: 1 })
  for (const bar of bars) await expect(bar).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeAttached()
  await page.goBack()
  await expect(page).toHaveURL('/messages')
  await expect(conversations(page)).toBeFocused()
  for (const bar of bars) await expect(bar).toBeVisible()
})
