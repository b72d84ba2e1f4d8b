import type { Page } from '@playwright/test'
import { expect, solveCaptcha, test } from './support/fixtures'
import { holdRequests } from './support/hold-requests'
import { toasts } from './support/locators'

const text = 'A dark theme would be kind.'
const message = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const send = (page: Page) => page.getByRole('button', { name: 'Send' })

test('the contact form sends a message to the operator and opens my page', {
  tag: ['@ACC-CONT-01', '@ACC-CONT-02'],
}, async ({ page, mock, expectAccessible }) => {
  await mock.login(page)
  await page.goto('/mypage')
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click()
  await expect(page).toHaveURL('/contact')
  await expect(page.getByRole('heading', { name: 'Contact', level: 1 })).toBeVisible()
  await expectAccessible()

  const type = page.getByLabel(/^What is it about/)
  await expect(type.locator('option')).toHaveText(['Question', 'Suggestion', 'Praise', 'Other'])
  await type.selectOption('Praise')
  await message(page).fill(`  ${text}  `)
  await solveCaptcha(page)
  await send(page).click()
  await expect(page).toHaveURL('/mypage')
  await expect(toasts(page)).toContainText('Message sent')
  const [request] = await mock.requests('createContact')
  expect(request?.body).toEqual({ contactType: 3, content: text, captcha: expect.any(String) })
})

test('the contact form does not navigate after the person left the screen', { tag: '@ACC-CONT-02' }, async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await page.goto('/contact')
  await message(page).fill(text)
  await solveCaptcha(page)
  const release = await holdRequests(page, '**/api/Contact/Create')
  await send(page).click()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/user/profile')
  release()
  await expect(toasts(page)).toContainText('Message sent')
  await expect(page).toHaveURL('/user/profile')
})

test('the contact form marks an empty message and a missing captcha', {
  tag: '@ACC-CONT-01',
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/contact')
  await message(page).fill('   ')
  await send(page).click()
  await expect(message(page)).toBeFocused()
  await expect(message(page)).toHaveAccessibleDescription(/Write a message\./)
  await expect(page.getByRole('group', { name: 'Check these 2 fields' })).toBeVisible()

  await message(page).fill(text)
  await send(page).click()
  await expect(page.getByRole('checkbox')).toBeFocused()
  expect(await mock.requests('createContact')).toEqual([])
})

const draftKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':draft:')))

test('the contact form keeps its text over a reload and is empty once sent', {
  tag: '@ACC-CONT-02',
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/contact')
  await page.getByLabel(/^What is it about/).selectOption('Praise')
  await message(page).fill(text)
  await expect.poll(() => draftKeys(page)).toHaveLength(1)
  await page.reload()
  await expect(message(page)).toHaveValue(text)
  await expect(page.getByLabel(/^What is it about/)).toHaveValue('praise')
  await expect(page.getByRole('checkbox')).not.toBeChecked()

  await solveCaptcha(page)
  await send(page).click()
  await expect(page).toHaveURL('/mypage')
  await page.goto('/contact')
  await expect(message(page)).toHaveValue('')
})

test('logout deletes an unsent message of the contact form', {
  tag: '@KRN-AUTH-06',
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/contact')
  await message(page).fill(text)
  await expect.poll(() => draftKeys(page)).toHaveLength(1)
  await page.goto('/mypage')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => draftKeys(page)).toEqual([])
})

test('the contact screen redirects visitors', { tag: '@ACC-CONT-01' }, async ({ page }) => {
  await page.goto('/contact')
  await expect(page).toHaveURL('/')
})

async function expectInputKept(page: Page): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: 'This message was not sent' })).toBeVisible()
  await expect(page.getByLabel(/^What is it about/)).toHaveValue('suggestion')
  await expect(message(page)).toHaveValue(text)
}

async function fillIn(page: Page): Promise<void> {
  await page.goto('/contact')
  await page.getByLabel(/^What is it about/).selectOption('Suggestion')
  await message(page).fill(text)
}

test('the contact form keeps its text when the server answers false', {
  tag: '@ACC-CONT-02',
}, async ({ page, mock }) => {
  await mock.login(page)
  await fillIn(page)
  await solveCaptcha(page)
  await page.route('**/api/Contact/Create', (route) => route.fulfill({ json: false }), { times: 1 })
  await send(page).click()
  await expect(toasts(page)).toContainText('Your message couldn’t be sent.')
  await expectInputKept(page)

  await solveCaptcha(page)
  await send(page).click()
  await expect(page).toHaveURL('/mypage')
})
