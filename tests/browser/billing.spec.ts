import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { button, link, title } from './support/commerce-screens'
import { expect, test } from './support/fixtures'

const list = (page: Page) => page.getByRole('list', { name: 'Billing' })
const cards = (page: Page) => list(page).getByRole('article')
const filter = (page: Page) => page.getByRole('combobox', { name: 'Payment status' })

const respondWithPayments = (page: Page, ...payments: object[]) =>
  page.route('**/api/order/myOrders', (route) => route.fulfill({ json: payments }))

const payment = {
  createdAt: '2026-03-14T12:00:00Z',
  courseTitle: 'Clay',
  paymentStatus: 'paid',
  orderStatus: 'completed',
  amount: 90,
  currency: 'EUR',
}

test.beforeEach(async ({ page, mock }) => mock.login(page))

test('the billing screen shows one card per payment, newest first', {
  tag: ['@both', '@BIL-LIST-01'],
}, async ({ page, mock }) => {
  await page.goto('/user/profile')
  await button(page, 'Account menu').click()
  await page.getByRole('menuitem', { name: 'Billing' }).click()
  await expect(page).toHaveURL('/user/billing')
  await expect(title(page, 'Billing')).toBeVisible()
  await expect(cards(page)).toHaveCount(6)
  const first = cards(page).first()
  await expect(first.getByRole('heading')).toHaveText('Seeing light')
  await expect(first.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
  await expect(first.getByRole('definition')).toHaveText(['Paid', 'Completed'])
  await expect(first).toContainText('€49.50')
  const days = await cards(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))
  expect(days).toEqual(days.toSorted().toReversed())
  const request = await mock.onlyRequest('getMyOrders')
  expect(request).toMatchObject({ method: 'GET', path: '/api/order/myOrders', query: {} })
})

test('the billing screen translates only the payment statuses that it knows', {
  tag: '@BIL-LIST-01',
}, async ({ page }) => {
  await respondWithPayments(
    page,
    { ...payment, paymentStatus: 'REFUNDED', orderStatus: 'canceled' },
    {
      ...payment,
      paymentStatus: 'in escrow',
      orderStatus: 'on the moon',
      createdAt: '2026-03-13T12:00:00Z',
    },
    {},
  )
  await page.goto('/user/billing')
  await expect(cards(page).nth(0).getByRole('definition')).toHaveText(['Refunded', 'Canceled'])
  await expect(cards(page).nth(1).getByRole('definition')).toHaveText(['in escrow', 'on the moon'])
  await expect(cards(page).nth(2).getByRole('definition')).toHaveText(['Unknown', 'Unknown'])
  await expect(cards(page).nth(2)).toContainText('Untitled course')
  await expect(cards(page).nth(2)).toContainText('Unknown date')
  await expect(cards(page).nth(2)).toContainText('Unknown amount')
})

test('the billing screen filters by status and keeps the filter in the URL', {
  tag: ['@BIL-LIST-01', '@UX-35'],
}, async ({ page }) => {
  await page.goto('/user/billing')
  await expect(filter(page).getByRole('option')).toHaveText([
    'All',
    'Paid',
    'Refunded',
    'Declined',
    'Pending',
  ])
  await filter(page).selectOption('Paid')
  await expect(page).toHaveURL('/user/billing?status=paid')
  await expect(cards(page)).toHaveCount(3)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^3 payments · .+ paid$/)
  await page.reload()
  await expect(cards(page)).toHaveCount(3)
  await expect(filter(page)).toHaveValue('paid')
  await filter(page).selectOption('All')
  await expect(page).toHaveURL('/user/billing')
  await expect(cards(page)).toHaveCount(6)

  await page.goto('/user/billing?status=nobodys')
  await expect(cards(page)).toHaveCount(6)
  await expect(filter(page)).toHaveValue('')
})

test('the exported CSV file has the filtered payments and no formulas', { tag: '@BIL-LIST-01' }, async ({
  page,
}) => {
  await respondWithPayments(
    page,
    { ...payment, courseTitle: 'Clay, "wet" and dry' },
    { ...payment, courseTitle: '=HYPERLINK("https://evil.example")', createdAt: '2026-03-13T12:00:00Z' },
    {
      ...payment,
      courseTitle: 'Pão',
      paymentStatus: '@SUM(A1)',
      amount: 12.5,
      createdAt: '2026-03-12T12:00:00Z',
    },
  )
  await page.goto('/user/billing')
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download CSV').click()])
  expect(download.suggestedFilename()).toBe('payments.csv')
  const content = await readFile(await download.path(), 'utf8')
  expect(content).toBe(
    [
      '\uFEFFDate,Course,Payment,Order,Amount,Currency',
      '2026-03-14,"Clay, ""wet"" and dry",Paid,Completed,90,EUR',
      '2026-03-13,"\'=HYPERLINK(""https://evil.example"")",Paid,Completed,90,EUR',
      "2026-03-12,Pão,'@SUM(A1),Completed,12.5,EUR",
      '',
    ].join('\r\n'),
  )

  await filter(page).selectOption('@SUM(A1)')
  const [filtered] = await Promise.all([page.waitForEvent('download'), button(page, 'Download CSV').click()])
  expect((await readFile(await filtered.path(), 'utf8')).split('\r\n')).toHaveLength(3)
})

test('a payment has its own address, and only this payment is printed', {
  tag: '@BIL-LIST-01',
}, async ({ page, expectAccessible }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      printed: 0,
      print: () => Object.assign(window, { printed: Reflect.get(window, 'printed') + 1 }),
    })
  })
  await page.goto('/user/billing')
  await link(page, 'View details: Seeing light').click()
  await expect(page).toHaveURL(/\/user\/billing\?payment=/)
  const sheet = page.getByRole('region', { name: 'Payment details' })
  await expect(sheet).toContainText('Seeing light')
  await expect(sheet).toContainText('€49.50')
  await expect(sheet).toContainText('Ana Martins · ana@roda.example')
  await page.reload()
  await expect(sheet).toContainText('Seeing light')
  await expectAccessible()
  await button(page, 'Print').click()
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(1)

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(button(page, 'Print')).toBeHidden()
  await expect(sheet.getByText('Seeing light')).toHaveCSS('color', 'rgb(0, 0, 0)')
  const printed = await page.evaluate(() => document.body.innerText)
  expect(printed).not.toContain('My posts')
  await page.emulateMedia({ media: 'screen' })
  await link(page, 'Back').click()
  await expect(page).toHaveURL('/user/billing')

  await page.goto('/user/billing?payment=nobodys')
  await expect(page.getByText('Payment not found')).toBeVisible()
  await link(page, 'All payments').click()
  await expect(cards(page)).toHaveCount(6)
})

test('the billing screen prints the list of payments without controls', { tag: '@BIL-LIST-01' }, async ({
  page,
}) => {
  await page.goto('/user/billing')
  await expect(cards(page)).toHaveCount(6)
  await page.emulateMedia({ media: 'print' })
  await expect(title(page, 'Billing')).toBeVisible()
  await expect(page.getByText('6 payments')).toBeVisible()
  await expect(cards(page).first()).toContainText('Seeing light')
  await expect(cards(page).first()).toBeVisible()
  const controls = page
    .getByRole('main')
    .locator('a, button, select, [role=button]')
    .filter({ visible: true })
  await expect(controls).toHaveCount(0)
  await expect(page.getByRole('banner')).toHaveCount(0)
})

test('the billing screen shows a message when there are no payments', { tag: '@BIL-LIST-01' }, async ({
  page,
  mock,
}) => {
  await mock.login(page, 'nova')
  await page.goto('/user/billing')
  await expect(page.getByText('You don’t have any payments yet')).toBeVisible()
})
