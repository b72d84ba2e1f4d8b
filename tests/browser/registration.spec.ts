import { serveConfig } from './support/deployment-settings'
import { expect, solveCaptcha, test } from './support/fixtures'

test('a visitor joins the waiting list', { tag: ['@ACC-WAIT-01', '@ACC-WAIT-02'] }, async ({
  page,
  mock,
  expectAccessible,
}) => {
  await serveConfig(page, { registration: 'waiting-list' })
  await page.goto('/user/register')
  await expect(page.getByRole('button', { name: 'Join the waiting list' })).toBeVisible()
  await expectAccessible()
  await page.getByLabel(/^Name/).fill('Eva Lopes')
  await page.getByLabel(/^Email/).fill('eva@example.org')
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(page.getByRole('heading', { name: 'You’re on the list' })).toBeVisible()
  await expect(page).toHaveURL(/\/user\/waitingList$/)
  await expectAccessible()
  const [request] = await mock.requests('joinWaitingList')
  expect(request?.headers.authorization).toBe(false)
  expect(request?.body).toEqual({ name: 'Eva Lopes', email: 'eva@example.org', captcha: expect.any(String) })
})
