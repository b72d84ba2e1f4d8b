import type { Page } from '@playwright/test'
import { openFromAccountMenu } from './support/account-menu'
import { expect, test } from './support/fixtures'

const option = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const root = (page: Page) => page.locator('html')

test('text size, theme, motion and language apply at once, in all tabs, and before the app runs', {
  tag: ['@UX-41', '@KRN-I18N-01'],
}, async ({ page, context, mock, expectAccessible, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/)
  await page.emulateMedia({ colorScheme: 'light' })
  await mock.login(page)
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.goto('/mypage')
  await openFromAccountMenu(page, 'Settings')
  await expect(page).toHaveURL('/settings')
  await expect(option(page, 'Normal')).toBeChecked()
  const light = await background()
  const other = await context.newPage()
  await other.goto('/contact')
  await other.getByRole('textbox').fill('Half a question')

  await option(page, 'Largest').check({ force: true })
  await option(page, 'Dark').check({ force: true })
  await page.getByRole('switch', { name: 'Reduce motion' }).click()
  await expect(root(page)).toHaveCSS('font-size', '20px')
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await expect.poll(background).not.toBe(light)
  await expectAccessible()

  await test.step('other tabs follow without a reload', async () => {
    await expect(root(other)).toHaveCSS('font-size', '20px')
    await page.getByRole('button', { name: 'Language' }).click()
    await page.getByRole('menuitemradio', { name: 'Español' }).click()
    await expect(other.getByRole('heading', { level: 1, name: 'Contacto' })).toBeVisible()
    await expect(other.getByRole('textbox')).toHaveValue('Half a question')
  })
  await test.step('the boot script applies the choices before the app runs', async () => {
    await page.route('**/assets/js/**', (route) => route.abort())
    await page.reload({ waitUntil: 'commit' })
    await expect(root(page)).toHaveCSS('font-size', '20px')
    await expect(root(page)).toHaveAttribute('data-theme', 'dark')
    await expect(root(page)).toHaveAttribute('data-motion', 'reduced')
  })
  await test.step('the theme can follow the system again', async () => {
    await page.unroute('**/assets/js/**')
    await page.reload()
    await option(page, 'Sistema').check({ force: true })
    await expect.poll(background).toBe(light)
  })
})
