import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** A toast appears when somebody who is not signed in opens a screen for members. */
async function openWithToast(page: Page) {
  await page.clock.install()
  await page.goto('/mypage')
  const toast = page.getByRole('region', { name: 'Messages' }).getByText('Log in to see this page.')
  await expect(toast).toBeVisible()
  return toast
}

test('[KRN-TOAST-01] a toast stands top right for 5000 ms and takes 300 ms to go', async ({ page }) => {
  const toast = await openWithToast(page)
  const box = await page.getByRole('region', { name: 'Messages' }).boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box && box.y).toBeLessThan(40)
  expect(box && width - (box.x + box.width)).toBeLessThan(40)
  await page.clock.runFor(4_900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(500)
  await expect(toast).toHaveCount(0)
})

test('[KRN-TOAST-01] it stays under the pointer, and 1000 ms longer @desk', async ({ page }) => {
  const toast = await openWithToast(page)
  await toast.hover()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(10, 700)
  await page.clock.runFor(900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(500)
  await expect(toast).toHaveCount(0)
})

test('a toast can be closed, and its button does what it says', async ({ page, expectAccessible }) => {
  const toast = await openWithToast(page)
  await expectAccessible()
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click()
  await expect(toast).toHaveCount(0)
})
