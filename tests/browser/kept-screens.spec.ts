import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

const repeatedIds = (page: Page) =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return ids.filter((id, index) => ids.indexOf(id) !== index)
  })

test('going back and forth shows a list as it was left', { tag: ['@UX-80'] }, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/manageConnections')
  const search = page.getByRole('searchbox').first()
  await search.fill('a')
  const rows = page.locator('main [data-focus-item]')
  await expect(rows.first()).toBeVisible()
  const link = rows.nth(6).getByRole('link').first()
  await link.focus()
  await page.evaluate(() => scrollTo(0, 250))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(250)
  const name = await link.textContent()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/manageConnections/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(search).toHaveCount(0)

  for (const _ of ['first', 'second']) {
    await page.goBack()
    await expect(search).toHaveValue('a')
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(250)
    await expect(page.locator(':focus')).toHaveText(name ?? '')
    expect(await repeatedIds(page)).toEqual([])
    await page.goForward()
    await expect(page).not.toHaveURL(/manageConnections/)
    await expect(search).toHaveCount(0)
    expect(await repeatedIds(page)).toEqual([])
  }
})

test('on a phone, the tab bar leads back to the place in a list', {
  tag: ['@UX-80', '@phone'],
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/mypage')
  const places = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link')
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  await places.filter({ hasText: 'Discover' }).click()
  const search = page.getByRole('searchbox').first()
  await search.fill('a')
  await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(100)
  // The bar gives way to the keyboard.
  await page.getByRole('heading', { level: 1 }).click()
  await places.filter({ hasText: 'Home' }).click()
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  await places.filter({ hasText: 'Discover' }).click()
  await expect(search).toHaveValue('a')
  expect(await repeatedIds(page)).toEqual([])
})
