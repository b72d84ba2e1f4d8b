import {
  connectionStatus,
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

const navigationLink = { name: /^Messages/ } as const

let token: string
test.beforeEach(async ({ page, mock }) => {
  token = await mock.login(page)
})

test('messages are sent in both directions between two browsers', {
  tag: ['@MSG-CHAT-03', '@MCK-03'],
}, async ({ page, mock, browser, context, baseURL }) => {
  const state = { cookies: await context.cookies(), origins: [] }
  const elsewhere = await browser.newContext({ storageState: state, ...(baseURL && { baseURL }) })
  await elsewhere.addInitScript(() => localStorage.setItem('consent', 'true'))
  const other = await elsewhere.newPage()
  await mock.login(other, 'bruno')
  await page.goto('/messages')
  await other.goto('/messages')
  await conversation(page, 'Bruno Carvalho').click()
  await conversation(other, 'Ana Martins').click()
  await expect(connectionStatus(page)).toHaveText('Connected')
  await expect(connectionStatus(other)).toHaveText('Connected')

  await send(page, 'Do you see this?')
  await expect(messageTexts(other).last()).toHaveText('Do you see this?')
  await send(other, 'At once. And this?')
  await expect(messageTexts(page).last()).toHaveText('At once. And this?')
  await send(page, 'Yes.')
  await expect(messageTexts(other).last()).toHaveText('Yes.')
  expect(await messageTexts(page).allTextContents()).toEqual(await messageTexts(other).allTextContents())
  await elsewhere.close()
})

test('a received message is shown once and announced to screen readers', {
  tag: '@MSG-CHAT-03',
}, async ({ page, bruno, ana }) => {
  await openChat(page, bruno.id)
  await bruno.send(ana.id, 'First')
  await expect(messageTexts(page).last()).toHaveText('First')
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Bruno Carvalho: First' })).toBeAttached()

  // A repeated hub event must not add a message. A second message with the same text must be added.
  await bruno.announce(ana.id, 'First')
  await bruno.send(ana.id, 'Second')
  await expect(messageTexts(page).last()).toHaveText('Second')
  await expect(messageTexts(page).filter({ hasText: 'First' })).toHaveCount(1)
  await bruno.send(ana.id, 'First')
  await expect(messageTexts(page).filter({ hasText: 'First' })).toHaveCount(2)
  await expect(messageTexts(page).last()).toHaveText('First')
})

test('simultaneous messages are shown in the order of the server', { tag: '@MSG-CHAT-03' }, async ({
  page,
  bruno,
  ana,
}) => {
  await openSettledChat(page, bruno.id)
  await bruno.store(ana.id, 'Stored first')
  await send(page, 'Stored second')
  await expect(page.getByText('Sent', { exact: false }).last()).toBeVisible()
  await bruno.announce(ana.id, 'Stored first')
  await expect(messageTexts(page).last()).toHaveText('Stored first')
  await expect(messageTexts(page).last()).toHaveText('Stored second')
  await expect(messageTexts(page).filter({ hasText: 'Stored first' })).toHaveCount(1)
})

test('group messages reach all members of the group', { tag: '@MSG-CHAT-03' }, async ({
  page,
  bruno,
  context,
}) => {
  const answer = await context.request.get('/api/message/conversations', {
    headers: { Authorization: `Bearer ${token}` },
  })
  const group = (await answer.json()).find(({ members }: { members?: unknown[] }) => members)
  await openChat(page, group.id)
  await bruno.send(group.id, 'Rain or shine?')
  await expect(messageTexts(page).last()).toHaveText('Rain or shine?')
  await send(page, 'Shine!')
  await expect.poll(() => bruno.received.map(([to, , , text]) => [to, text])).toEqual([[group.id, 'Shine!']])
})

test('the navigation bar and page title show the number of unread messages', async ({ page, bruno, ana }) => {
  await page.goto('/messages')
  await expect(connectionStatus(page)).toHaveText('Connected')
  await bruno.send(ana.id, 'One')
  await bruno.send(ana.id, 'Two')
  await expect(page.getByRole('link', navigationLink)).toHaveAccessibleName('Messages 2 unread messages')
  await expect(page).toHaveTitle(/^\(2\) Messages · /)
  await expect(conversation(page, 'Bruno Carvalho 2 unread messages')).toBeVisible()

  await page.goto('/contact')
  await expect(page.getByRole('link', navigationLink)).toHaveAccessibleName('Messages 2 unread messages')
  await expect(page).toHaveTitle(/^\(2\) /)
  await page.getByRole('link', navigationLink).click()
  await conversation(page, 'Bruno Carvalho 2 unread messages').click()
  await expect(log(page)).toContainText('New messages')
  await expect(page.getByRole('link', navigationLink)).toHaveAccessibleName('Messages')
  await expect(page).toHaveTitle('Bruno Carvalho · Messages · Roda')
  // Messages of the open conversation count as read.
  await bruno.send(ana.id, 'Three')
  await expect(messageTexts(page).last()).toHaveText('Three')
  await expect(page.getByRole('link', navigationLink)).toHaveAccessibleName('Messages')
})

test('two tabs count an unread message once and share what was read', async ({
  page,
  context,
  bruno,
  ana,
}) => {
  await page.goto('/messages')
  await expect(connectionStatus(page)).toHaveText('Connected')
  const other = await context.newPage()
  await other.goto('/messages')
  await expect(connectionStatus(other)).toHaveText('Connected')
  await bruno.send(ana.id, 'For both')
  for (const tab of [page, other])
    await expect(tab.getByRole('link', navigationLink)).toHaveAccessibleName('Messages 1 unread message')
  await conversation(other, 'Bruno Carvalho 1 unread message').click()
  await expect(messageTexts(other).last()).toHaveText('For both')
  for (const tab of [page, other])
    await expect(tab.getByRole('link', navigationLink)).toHaveAccessibleName('Messages')
})

test('new messages do not move the scroll position of a reader', async ({ page, mock, bruno, ana }) => {
  await mock.addMessages(200)
  await openChat(page, bruno.id)
  await expect(messageTexts(page).last()).toContainText('Line 200')
  await expect(messageTexts(page).last()).toBeInViewport()
  await log(page).evaluate((element) => {
    element.scrollTop -= 2_000
  })
  await expect(page.getByRole('button', { name: 'Jump to the latest message' })).toBeVisible()
  await expect(log(page)).not.toContainText('Line 200')
  const reading = await messageTexts(page).nth(8).textContent()
  await bruno.send(ana.id, 'Down here')
  await page.getByRole('button', { name: '1 new message' }).waitFor()
  await expect(messageTexts(page).getByText(`${reading}`)).toBeInViewport()
  await page.getByRole('button', { name: '1 new message' }).click()
  await expect(messageTexts(page).last()).toHaveText('Down here')
  await expect(messageTexts(page).last()).toBeInViewport()
  expect(await log(page).locator('[data-index]').count()).toBeLessThan(60)
})

test('Home and End move to the oldest and the newest message', {
  tag: '@MSG-CHAT-01',
}, async ({ page, mock, bruno }) => {
  await mock.addMessages(700)
  await openChat(page, bruno.id)
  await expect(messageTexts(page).last()).toContainText('Line 700')
  const oldest = log(page).locator('[data-index="0"]')
  await expect(oldest).toHaveCount(0)
  await log(page).press('Home')
  await expect(oldest).toBeInViewport()
  await log(page).press('End')
  await expect(messageTexts(page).last()).toContainText('Line 700')
  await expect(messageTexts(page).last()).toBeInViewport()
})

test('permission for system notifications is requested only after a click', async ({ page, bruno, ana }) => {
  await page.addInitScript(() => {
    const notifications: string[] = []
    class FakeNotification {
      static permission = 'default'
      static async requestPermission() {
        FakeNotification.permission = 'granted'
        return 'granted'
      }
      onclick: (() => void) | undefined
      constructor(title: string, { body }: { body: string }) {
        if (FakeNotification.permission !== 'granted') return
        notifications.push(`${title}: ${body}`)
        Object.assign(window, { lastNotification: this })
      }
      close() {
        // The fake notification has nothing to close.
      }
    }
    Object.assign(window, { Notification: FakeNotification, notifications })
  })
  const permission = () => page.evaluate(() => Reflect.get(Notification, 'permission'))
  const notifications = () => page.evaluate(() => Reflect.get(window, 'notifications'))
  const hide = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value })
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        value: value ? 'hidden' : 'visible',
      })
      document.dispatchEvent(new Event('visibilitychange'))
    }, isHidden)
  const notify = page.getByRole('switch', { name: 'Notify me about new messages' })
  await page.goto('/settings')
  await expect(notify).toBeVisible()
  expect(await permission()).toBe('default')
  await notify.check()
  expect(await permission()).toBe('granted')
  // A reload would reset the fake permission.
  await page.getByRole('navigation').getByRole('link', { name: 'Messages' }).click()
  await page.getByRole('link', { name: 'Bruno Carvalho', exact: true }).click()

  await bruno.send(ana.id, 'You see this')
  await expect(messageTexts(page).last()).toHaveText('You see this')
  await hide(true)
  await bruno.send(ana.id, 'You are elsewhere')
  await expect.poll(notifications).toEqual(['Bruno Carvalho: You are elsewhere'])
  await expect(page).toHaveTitle(/^\(1\) /)
  await hide(false)
  await expect(page).toHaveTitle(/^Bruno Carvalho · Messages/)
  await page.goto('/settings')
  await expect(notify).not.toBeChecked()
})

test('typed text and focus stay in place while messages arrive', async ({ page, mock, bruno, ana }) => {
  await openChat(page, bruno.id)
  await messageField(page).fill('Half a thou')
  await bruno.send(ana.id, 'Quick, look!')
  await expect(messageTexts(page).last()).toHaveText('Quick, look!')
  await mock.dropHub()
  await expect(connectionStatus(page)).toHaveText('Connected')
  await expect(messageField(page)).toHaveValue('Half a thou')
  await expect(messageField(page)).toBeFocused()
})
