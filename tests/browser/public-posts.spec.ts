import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { waitForApp } from './support/wait-for-app'

const posts = (page: Page) => page.locator('main').getByRole('article')

async function goToEnd(page: Page): Promise<void> {
  await waitForApp(page)
  await page.keyboard.press('End')
}

test('the public page shows posts with reaction counts to visitors', {
  tag: ['@PUB-PAGE-04', '@PST-CARD-02', '@PST-HOME-01'],
}, async ({ page, mock }) => {
  await page.goto('/@ana.martins')
  await expect(page.getByRole('heading', { name: 'Posts', level: 2 })).toBeVisible()
  await expect(posts(page)).toHaveCount(6)
  await expect(posts(page).first()).toContainText(/\d+ likes?/)
  await expect(posts(page).first().getByText(/^\d+$/)).toHaveCount(2)
  await expect(posts(page).getByRole('button', { name: /^(Like|Edit|Delete)/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Show more' }).click()
  expect(await posts(page).count()).toBeGreaterThan(6)
  const request = await mock.onlyRequest('getPublicPosts')
  expect(request).toMatchObject({ headers: { authorization: false } })
})

for (const [name, address, presses] of [
  ['landing page', '/', 2],
  ['public page', '/@ana.martins', 1],
] as const)
  test(`the ${name} restores loaded posts and scroll position on return`, {
    tag: ['@both', '@PUB-PAGE-04', '@PST-HOME-01'],
  }, async ({ page }) => {
    const more = page.getByRole('button', { name: 'Show more' })
    const openAtEnd = async () => {
      await page.goto(address)
      await goToEnd(page)
      await expect(more).toBeVisible()
    }
    await openAtEnd()
    const initialCount = await posts(page).count()
    for (let press = 0; press < presses; press += 1) await more.click()
    const extendedCount = await posts(page).count()
    expect(extendedCount).toBeGreaterThan(initialCount)
    const last = posts(page).last()
    await last.scrollIntoViewIfNeeded()
    const position = async () => Math.round((await last.boundingBox())?.y ?? 0)
    const before = await position()
    // Opens the registration, which starts a new session. Playwright's `click` would scroll to the link first.
    await page.getByRole('link', { name: 'Sign up' }).first().dispatchEvent('click')
    await expect(page).toHaveURL('/user/register')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(2)
    await page.goBack()
    await expect(posts(page)).toHaveCount(extendedCount)
    await expect.poll(position).toBe(before)

    await page.goto('/user/login')
    await openAtEnd()
    expect(await posts(page).count()).toBe(initialCount)
  })

test('members react to public posts, but cannot edit them', { tag: '@PUB-PAGE-04' }, async ({
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

test('the public page shows a placeholder when there are no posts', { tag: '@PUB-PAGE-04' }, async ({
  page,
}) => {
  await page.route('**/api/post/publicpost/**', (route) => route.fulfill({ json: [] }))
  await page.goto('/@ana.martins')
  await expect(page.getByText('No public posts yet')).toBeVisible()
})

test('the landing page loads community posts when its end is reached', {
  tag: '@PST-HOME-01',
}, async ({ page, mock }) => {
  await page.goto('/')
  expect(await mock.requests('getHomeFeed')).toEqual([])
  await goToEnd(page)
  const region = page.getByRole('region', { name: 'Recent public posts' })
  await expect(region.getByRole('article').first()).toBeVisible()
  const [request] = await mock.requests('getHomeFeed')
  expect(request).toMatchObject({ headers: { authorization: false } })
})
