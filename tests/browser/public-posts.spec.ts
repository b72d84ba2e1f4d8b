import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const posts = (page: Page) => page.locator('main').getByRole('article')

test('[PUB-PAGE-04] [PST-CARD-02] [PST-HOME-01] public posts stand on the public page with counts for visitors, asked for without a token @desk', async ({
  page,
  mock,
}) => {
  await page.goto('/@ana.martins')
  await expect(page.getByRole('heading', { name: 'Posts', level: 2 })).toBeVisible()
  await expect(posts(page)).toHaveCount(6)
  await expect(posts(page).first()).toContainText(/\d+ likes?/)
  await expect(posts(page).first().getByText(/^\d+$/)).toHaveCount(2)
  await expect(posts(page).getByRole('button', { name: /^(Like|Edit|Delete)/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show more' }).click()
  expect(await posts(page).count()).toBeGreaterThan(6)
  const request = await mock.theRequest('getPublicPosts')
  expect(request).toMatchObject({ headers: { authorization: false } })
})

test('[PUB-PAGE-04] members react to public posts there, and nobody edits them @desk', async ({
  page,
  mock,
}) => {
  await mock.login(page, 'bruno')
  await page.goto('/@ana.martins')
  const dislike = posts(page)
    .first()
    .getByRole('button', { name: /^Dislike/ })
  const before = await dislike.getAttribute('aria-pressed')
  await dislike.click()
  await expect(dislike).toHaveAttribute('aria-pressed', before === 'true' ? 'false' : 'true')
  expect((await mock.requests('reactToPost')).length).toBe(1)
  await expect(posts(page).getByRole('button', { name: /^(Edit|Delete)/ })).toHaveCount(0)
})

test('[PUB-PAGE-04] a person without public posts has a placeholder @desk', async ({ page }) => {
  await page.route('**/api/post/publicpost/**', (route) => route.fulfill({ json: [] }))
  await page.goto('/@ana.martins')
  await expect(page.getByText('No public posts yet')).toBeVisible()
})

test('[PST-HOME-01] at the end of the landing page visitors read what the community writes, without a token @desk', async ({
  page,
  mock,
}) => {
  await page.goto('/')
  expect(await mock.requests('getHomeFeed')).toEqual([])
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await page.keyboard.press('End')
  await expect(posts(page).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What people write' })).toBeVisible()
  const [request] = await mock.requests('getHomeFeed')
  expect(request).toMatchObject({ headers: { authorization: false } })
})
