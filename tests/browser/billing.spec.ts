import type { Page } from '@playwright/test'
import { openFromAccountMenu } from './support/account-menu'
import { button, link, title } from './support/commerce-screens'
import { expect, test } from './support/fixtures'

const cards = (page: Page) => page.getByRole('list', { name: 'Billing' }).getByRole('article')

test.beforeEach(async ({ page, mock }) => mock.login(page))

test('a member downloads and prints the list of payments, and prints one payment alone', {
  tag: ['@BIL-LIST-01'],
}, async ({ page }) => {
  await page.goto('/user/profile')
  await openFromAccountMenu(page, 'Billing')
  await expect(cards(page)).toHaveCount(6)
  const head = await page.getByText('Status', { exact: true }).boundingBox()
  expect((await cards(page).first().getByText('Paid', { exact: true }).boundingBox())?.x).toBe(head?.x)
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download CSV').click()])
  expect(download.suggestedFilename()).toBe('payments.csv')

  await test.step('the printed list has no controls', async () => {
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
    await page.emulateMedia({ media: null })
  })
  await link(page, 'View details: Seeing light').click()
  const sheet = page.getByRole('region', { name: 'Receipt' })
  await expect(sheet).toContainText('€49.50')
  await test.step('the printed payment is dark on light, without the rest of the screen', async () => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(sheet).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(button(page, 'Print')).toBeHidden()
    await expect(sheet.getByText('Seeing light')).toHaveCSS('color', 'rgb(0, 0, 0)')
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('My posts')
  })
})
