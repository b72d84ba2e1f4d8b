import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openFromAccountMenu } from './support/account-menu'
import { expect, test } from './support/fixtures'

const option = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const root = (page: Page) => page.locator('html')

test.beforeEach(async ({ page, mock }) => mock.login(page))

test('text size, theme and motion apply at once, and before the app runs', {
  tag: ['@UX-41', '@both'],
}, async ({ page, expectAccessible, consoleErrors }) => {
  consoleErrors.allow(/ERR_FAILED/)
  await page.goto('/mypage')
  await openFromAccountMenu(page, 'Appearance and comfort')
  await expect(page).toHaveURL('/settings')
  await expect(option(page, 'Normal')).toBeChecked()
  await option(page, 'Largest').check({ force: true })
  await option(page, 'Dark').check({ force: true })
  await page.getByRole('switch', { name: 'Reduce motion' }).click()
  await expect(root(page)).toHaveCSS('font-size', '20px')
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await expectAccessible()

  // The boot script applies the choices before the app runs.
  await page.route('**/assets/js/**', (route) => route.abort())
  await page.reload({ waitUntil: 'commit' })
  await expect(root(page)).toHaveCSS('font-size', '20px')
  await expect(root(page)).toHaveAttribute('data-theme', 'dark')
  await expect(root(page)).toHaveAttribute('data-motion', 'reduced')
})

test('an appearance setting also applies in other tabs', { tag: '@UX-41' }, async ({ page, context }) => {
  await page.goto('/settings')
  const other = await context.newPage()
  await other.goto('/settings')
  await expect(option(other, 'Large')).toBeVisible()
  await expect(async () => {
    await option(page, 'Small').check({ force: true })
    await option(page, 'Large').check({ force: true })
    await expect(option(other, 'Large')).toBeChecked({ timeout: 500 })
  }).toPass()
  await expect(root(other)).toHaveCSS('font-size', '18px')
})

test('a member downloads all data as one file, even if a part fails', { tag: '@UX-42' }, async ({
  page,
  mock,
}) => {
  await mock.fault('getGroups', { status: 500 })
  await page.goto('/settings')
  const data = page.getByRole('region', { name: 'Your data' })
  const button = data.getByRole('button', { name: 'Download my data' })
  await expect(button).toBeVisible()
  await page.waitForLoadState('networkidle')
  const download = page.waitForEvent('download')
  await button.click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.json$/)
  const content = JSON.parse(await readFile(await file.path(), 'utf8'))
  expect(Object.keys(content)).toEqual([
    'posts',
    'saved-and-muted',
    'connections',
    'messages',
    'courses',
    'notes',
    'payments',
  ])
  expect(content.posts.length).toBeGreaterThan(0)
  expect(content.connections.connections.length).toBeGreaterThan(0)
  expect(content.messages[0].messages.length).toBeGreaterThan(0)
  await expect(data.getByRole('alert').or(data.getByText('The file is incomplete')).first()).toBeVisible()
  await expect(data).toContainText('groups')
})
