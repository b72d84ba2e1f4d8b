import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { waitForApp } from './support/wait-for-app'

const posts = (page: Page) => page.locator('main').getByRole('article')

async function goToEnd(page: Page): Promise<void> {
  await waitForApp(page)
  await page.keyboard.press('End')
}

const more = (page: Page) => page.getByRole('button', { name: 'Show more' })

async function openAtEnd(page: Page, address: string): Promise<void> {
  await page.goto(address)
  if (address === '/')
    await expect(page.getByRole('region', { name: 'On Roda right now' }).getByRole('article')).toHaveCount(4)
  await goToEnd(page)
  await expect(more(page)).toBeVisible()
}

test('the landing page loads community posts when its end is reached, and both public pages restore theirs on return', {
  tag: ['@slow', '@PUB-PAGE-04', '@PST-HOME-01'],
}, async ({ page, mock }) => {
  for (const [name, address, presses] of [
    ['landing page', '/', 2],
    ['public page', '/@ana.martins', 1],
  ] as const)
    await test.step(name, async () => {
      if (address === '/') {
        await page.goto(address)
        await waitForApp(page)
        expect(await mock.requests('getHomeFeed')).toEqual([])
      }
      await openAtEnd(page, address)
      const initialCount = await posts(page).count()
      for (let press = 0; press < presses; press += 1) await more(page).click()
      const extendedCount = await posts(page).count()
      expect(extendedCount).toBeGreaterThan(initialCount)
      const last = posts(page).last()
      await last.scrollIntoViewIfNeeded()
      const position = async () => Math.round((await last.boundingBox())?.y ?? 0)
      const before = await position()
      // Opens the registration, which starts a new session. Playwright's `click` would scroll to the link first.
      await page.getByRole('link', { name: 'Create account' }).first().dispatchEvent('click')
      await expect(page).toHaveURL('/user/register')
      await expect.poll(() => page.evaluate(() => scrollY)).toBeLessThan(2)
      await page.goBack()
      await expect(posts(page)).toHaveCount(extendedCount)
      await expect.poll(position).toBe(before)

      await page.goto('/user/login')
      await openAtEnd(page, address)
      expect(await posts(page).count()).toBe(initialCount)
    })
  for (const request of await mock.requests('getHomeFeed'))
    expect(request).toMatchObject({ headers: { authorization: false } })
})
