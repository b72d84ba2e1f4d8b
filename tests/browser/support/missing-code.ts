import type { Page } from '@playwright/test'
import { expectCartBadge } from './commerce-screens'
import { expect } from './fixtures'
import type { MockWorld } from './mock-world'

/** Console errors of code that does not load. */
export const missingCode =
  /Failed to load resource|ChunkLoadError|Loading (CSS )?chunk|The plugin ".*" failed|ERR_/

/** Navigates within the app to a screen whose code is not loaded yet. */
export const goToMessages = (page: Page) =>
  page.getByRole('navigation').getByRole('link', { name: 'Messages' }).click()

/** Lets the waits before requests for missing code pass, until the page says that it did not load. */
export async function passRetries(page: Page): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(page.getByRole('alert').first()).toBeVisible({ timeout: 300 })
  }).toPass()
}

/** Opens the feed of Ana, with the item in her cart. */
export async function openFeed(page: Page, mock: MockWorld): Promise<void> {
  await mock.login(page)
  await page.goto('/mypage')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectCartBadge(page)
}
