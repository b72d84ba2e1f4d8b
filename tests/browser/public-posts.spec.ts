import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

const posts = (page: Page) => page.locator('main').getByRole('article')

test('public posts stand on the public page with counts for visitors, asked for without a token', {
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
  test(`whoever comes back to the ${name} finds as many posts as they left, and the place`, {
    tag: ['@both', '@PUB-PAGE-04', '@PST-HOME-01'],
  }, async ({ page }) => {
    const more = page.getByRole('button', { name: 'Show more' })
    const readOn = async () => {
      await page.goto(address)
      await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible()
      await page.keyboard.press('End')
      await expect(more).toBeVisible()
    }
    await readOn()
    const few = await posts(page).count()
    for (let press = 0; press < presses; press += 1) await more.click()
    const many = await posts(page).count()
    expect(many).toBeGreaterThan(few)
    const last = posts(page).last()
    await last.scrollIntoViewIfNeeded()
    const place = async () => Math.round((await last.boundingBox())?.y ?? 0)
    const before = await place()
    // Registration begins afresh, and the visitor is still the same. A click would have the page scrolled to the link.
    await page.getByRole('link', { name: 'Sign up' }).first().dispatchEvent('click')
    await expect(page).toHaveURL('/user/register')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(2)
    await page.goBack()
    await expect(posts(page)).toHaveCount(many)
    await expect.poll(place).toBe(before)

    await page.goto('/user/login')
    await readOn()
    expect(await posts(page).count()).toBe(few)
  })

test('members react to public posts there, and nobody edits them', { tag: '@PUB-PAGE-04' }, async ({
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

test('a person without public posts has a placeholder', { tag: '@PUB-PAGE-04' }, async ({ page }) => {
  await page.route('**/api/post/publicpost/**', (route) => route.fulfill({ json: [] }))
  await page.goto('/@ana.martins')
  await expect(page.getByText('No public posts yet')).toBeVisible()
})

test('at the end of the landing page visitors read what the community writes, without a token', {
  tag: '@PST-HOME-01',
}, async ({ page, mock }) => {
  await page.goto('/')
  expect(await mock.requests('getHomeFeed')).toEqual([])
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  await page.keyboard.press('End')
  await expect(posts(page).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What people write' })).toBeVisible()
  const [request] = await mock.requests('getHomeFeed')
  expect(request).toMatchObject({ headers: { authorization: false } })
})
