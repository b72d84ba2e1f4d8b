import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { waitForApp } from './support/wait-for-app'

const posts = (page: Page) => page.locator('main').getByRole('article')

async function goToEnd(page: Page): Promise<void> {
  await waitForApp(page)
  await page.keyboard.press('End')
}

for (const [name, address, presses] of [
  ['landing page', '/', 2],
  ['public page', '/@ana.martins', 1],
] as const)
  test(`the ${name} restores loaded posts and scroll position on return`, {
    tag: ['@PUB-PAGE-04', '@PST-HOME-01'],
  }, async ({ page }) => {
    const more = page.getByRole('button', { name: 'Show more' })
    const recent = page.getByRole('region', { name: 'On Roda right now' })
    const openAtEnd = async () => {
      await page.goto(address)
      if (address === '/') await expect(recent.getByRole('article')).toHaveCount(4)
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
