import {
  connectionStatus,
  conversation,
  log,
  messageField,
  messageTexts,
  openChat,
  send,
  test,
} from './support/chat-screen'
import { expect } from './support/fixtures'

const navigationLink = { name: /^Messages/ } as const

test.beforeEach(async ({ page, mock }) => {
  await mock.login(page)
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

  // The button appears when the pointer is over the message.
  await messageTexts(page).getByText('Yes.', { exact: true }).hover()
  await page.getByRole('button', { name: 'Delete message: Yes.' }).click()
  await expect(messageTexts(page).last()).toHaveText('At once. And this?')
  await elsewhere.close()
})

test('two tabs count an unread message once and share what was read', async ({
  page,
  context,
  bruno,
  ana,
}) => {
  await page.goto('/messages')
  // Only this conversation is read in both tabs.
  await conversation(page, /^Constantin/).click()
  await expect(log(page, /Constantin/)).toBeVisible()
  await expect(connectionStatus(page)).toHaveText('Connected')
  const other = await context.newPage()
  await other.goto('/messages')
  await expect(connectionStatus(other)).toHaveText('Connected')
  await expect(log(other, /Constantin/)).toBeVisible()
  await bruno.send(ana.id, 'For both')
  for (const tab of [page, other])
    await expect(tab.getByRole('link', navigationLink)).toHaveAccessibleName('Messages 1 unread message')
  await conversation(other, 'Bruno Carvalho 1 unread message').click()
  await expect(messageTexts(other).last()).toHaveText('For both')
  for (const tab of [page, other])
    await expect(tab.getByRole('link', navigationLink)).toHaveAccessibleName('Messages')
})

test('a reader of a long conversation keeps the place, and reaches its ends', {
  tag: '@MSG-CHAT-01',
}, async ({ page, mock, bruno, ana }) => {
  await mock.addMessages(700)
  await openChat(page, bruno.id)
  const newest = messageTexts(page).last()
  await expect(newest).toContainText('Line 700')
  await expect(newest).toBeInViewport()
  const oldest = log(page).locator('[data-index="0"]')
  await expect(oldest).toHaveCount(0)

  await test.step('Home and End move to the oldest and the newest message', async () => {
    await log(page).press('Home')
    await expect(oldest).toBeInViewport()
    await log(page).press('End')
    await expect(newest).toContainText('Line 700')
    await expect(newest).toBeInViewport()
  })
  await test.step('a new message does not move what is read', async () => {
    await log(page).evaluate((element) => {
      element.scrollTop -= 2_000
    })
    await expect(page.getByRole('button', { name: 'Jump to the latest message' })).toBeVisible()
    await expect(log(page)).not.toContainText('Line 700')
    const reading = await messageTexts(page).nth(8).textContent()
    await bruno.send(ana.id, 'Down here')
    await page.getByRole('button', { name: '1 new message' }).waitFor()
    await expect(messageTexts(page).getByText(`${reading}`)).toBeInViewport()
    await page.getByRole('button', { name: '1 new message' }).click()
    await expect(newest).toHaveText('Down here')
    await expect(newest).toBeInViewport()
  })
  expect(await log(page).locator('[data-index]').count()).toBeLessThan(60)
})

test('a search and a date lead to messages far up among 5,000', {
  tag: ['@both', '@UX-69'],
}, async ({ page, mock, bruno, expectAccessible }) => {
  await mock.addMessages(5_000)
  await openChat(page, bruno.id)
  await expect(messageTexts(page).last()).toContainText('Line 5000')
  await page.getByRole('button', { name: 'More actions for this conversation' }).click()
  await page.getByRole('menuitem', { name: 'Find in conversation' }).click()
  const field = page.getByRole('searchbox', { name: 'Find in conversation' })
  await expect(field).toBeFocused()

  const marked = log(page).locator('[aria-current] p')
  await page.keyboard.type('line 1007:')
  await expect(page.getByRole('search').getByRole('status')).toContainText('1 of 1')
  await expect(marked).toHaveText(/^Line 1007:/)
  await expect(marked).toBeInViewport({ ratio: 1 })
  await expect(field).toBeFocused()
  await expectAccessible()

  await field.fill('line 4991:')
  await expect(marked).toHaveText(/^Line 4991/)
  await expect(marked).toBeInViewport({ ratio: 1 })
  await field.fill('')
  await page.getByLabel('Go to date').fill('2000-01-01')
  await expect(marked).toBeInViewport({ ratio: 1 })
  await expect(marked).not.toHaveText(/^Line 4991/)
  expect(await log(page).locator('[data-index]').count()).toBeLessThan(60)
  await page.getByRole('button', { name: 'Close search' }).click()
  await expect(marked).toHaveCount(0)
  await expect(log(page)).toBeFocused()
})

test('a reply quotes a message, and its quote leads there, also far up', {
  tag: ['@both', '@UX-68'],
}, async ({ page, mock, bruno, expectAccessible }) => {
  await mock.addMessages(700)
  await openChat(page, bruno.id)
  await expect(messageTexts(page).last()).toContainText('Line 700')
  await log(page).press('Home')
  const first = log(page).locator('[data-index="0"]')
  await expect(first).toBeInViewport()
  const text = await first.locator('p[dir=auto]').textContent()
  await first.locator('p[dir=auto]').click()
  await first.getByRole('button', { name: /^More actions/ }).click()
  await page.getByRole('menuitem', { name: 'Reply' }).click()
  await expect(messageField(page)).toBeFocused()
  await expect(messageField(page)).toHaveAccessibleDescription(new RegExp(`^Reply to: .+: ${text}$`))
  await page.keyboard.type('Yes')
  await page.getByRole('button', { name: 'Send', exact: true }).click()

  const quote = log(page).getByRole('button', { name: /^Reply to:/ })
  await expect(quote).toBeInViewport({ ratio: 1 })
  await expectAccessible()
  await quote.click()
  await expect(first.locator('[aria-current]')).toBeFocused()
  await expect(first).toBeInViewport()
})

test('a conversation at its end stays there when the composer grows or the window shrinks', {
  tag: ['@phone', '@FLT-118'],
}, async ({ page, mock, bruno, ana }) => {
  await mock.addMessages(60)
  await openChat(page, bruno.id)
  const newest = messageTexts(page).last()
  await expect(newest).toContainText('Line 60')
  await expect(newest).toBeInViewport({ ratio: 1 })

  const before = await log(page).evaluate(({ clientHeight }) => clientHeight)
  await messageField(page).fill('One\nTwo\nThree\nFour\nFive')
  await expect.poll(() => log(page).evaluate(({ clientHeight }) => clientHeight)).toBeLessThan(before - 48)
  await expect(newest).toBeInViewport({ ratio: 1 })
  await bruno.send(ana.id, 'While you write')
  await expect(newest).toHaveText('While you write')
  await expect(newest).toBeInViewport({ ratio: 1 })

  // As the keyboard of a phone does.
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width, height: height - 200 })
  await expect(newest).toBeInViewport({ ratio: 1 })
  await bruno.send(ana.id, 'In a low window')
  await expect(newest).toHaveText('In a low window')
  await expect(newest).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('button', { name: 'Jump to the latest message' })).toBeHidden()
})

test('a printed conversation is whole', { tag: ['@slow', '@both', '@FLT-147'] }, async ({
  page,
  mock,
  bruno,
}) => {
  await mock.addMessages(60)
  await openChat(page, bruno.id)
  await expect(messageTexts(page).last()).toContainText('Line 60')
  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  for (const line of [/^Line 1:/, /^Line 60:/]) await expect(messageTexts(page).getByText(line)).toBeVisible()
  const edges = await log(page).evaluate((element) => ({
    hidden: element.scrollHeight - element.clientHeight,
    beyond: element.getBoundingClientRect().bottom + scrollY - document.documentElement.scrollHeight,
    rows: [...element.querySelectorAll('[data-index]')].map((row) => row.getBoundingClientRect().top),
  }))
  expect(edges.hidden).toBe(0)
  expect(edges.beyond).toBeLessThanOrEqual(0)
  expect(new Set(edges.rows).size).toBe(edges.rows.length)
})

test('a message below the edge of a low window is not read until it is seen', {
  tag: ['@slow', '@FLT-118'],
}, async ({ page, bruno, ana }) => {
  await page.setViewportSize({ width: 1280, height: 260 })
  await openChat(page, bruno.id)
  await page.evaluate(() => scrollTo(0, 0))
  const newest = messageTexts(page).last()
  await expect(newest).not.toBeInViewport()
  await bruno.send(ana.id, 'Below the edge')
  await expect(newest).toHaveText('Below the edge')
  await expect(page.getByRole('link', navigationLink)).toHaveAccessibleName('Messages 1 unread message')
  // The message that arrived becomes another element when the conversation is read again.
  await expect(() => newest.scrollIntoViewIfNeeded()).toPass()
  await expect(page.getByRole('link', navigationLink)).toHaveAccessibleName('Messages')
})
