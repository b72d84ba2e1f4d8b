import { expect, test } from './support/fixtures'

test('/mypage opens by address, link, back and forward', { tag: '@KRN-ROUTE-01' }, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/mypage')
  const hub = page.getByRole('heading', { level: 1, name: 'Home' })
  await expect(hub).toBeVisible()
  const contact = page.getByRole('heading', { level: 1, name: 'Contact' })
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click()
  await expect(contact).toBeVisible()
  await page.goBack()
  await expect(hub).toBeVisible()
  await page.goForward()
  await expect(contact).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'My posts' }).click()
  await expect(hub).toBeVisible()
})

test('a new screen starts at its top with the focus on its content', async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/mypage')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).click()
  await expect(page.locator('#content')).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page).toHaveTitle('Contact · Roda')
})
