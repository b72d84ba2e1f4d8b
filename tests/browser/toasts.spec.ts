import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import type { MockWorld } from './mock-world'

/** A reaction that the server refuses brings a toast; from then on time passes only where the test says so. */
async function openToast(page: Page, mock: MockWorld) {
  await page.clock.install()
  await mock.login(page)
  await page.goto('/mypage')
  const like = page.getByRole('article').first().getByRole('button', { name: /^Like/ })
  await expect(like).toBeVisible()
  await mock.fault('reactToPost', { status: 500 })
  await page.clock.pauseAt(new Date(Date.now() + 3_000))
  await like.click()
  const toast = page.getByRole('region', { name: 'Messages' }).getByText('Your reaction could not be saved')
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await toast.count()).toBe(1)
  }).toPass({ intervals: [0] })
  return toast
}

test('[KRN-TOAST-01] a toast stands top right for 5000 ms and takes 300 ms to go', async ({ page, mock }) => {
  const toast = await openToast(page, mock)
  const box = await page.getByRole('region', { name: 'Messages' }).boundingBox()
  const width = page.viewportSize()?.width ?? 0
  expect(box?.y).toBeLessThan(40)
  expect(box && width - (box.x + box.width)).toBeLessThan(40)
  await page.clock.runFor(4_500)
  await expect(toast).toBeVisible()
  await page.clock.runFor(1_000)
  await expect(toast).toHaveCount(0)
})

test('[KRN-TOAST-01] it stays under the pointer, and 1000 ms longer @desk', async ({ page, mock }) => {
  const toast = await openToast(page, mock)
  await toast.hover()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(10, 700)
  await page.clock.runFor(900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(500)
  await expect(toast).toHaveCount(0)
})

test('[KRN-TOAST-01] it stays while it has the focus, though the pointer has left it @desk', async ({
  page,
  mock,
}) => {
  const toast = await openToast(page, mock)
  const close = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' })
  await close.focus()
  await toast.hover()
  await page.mouse.move(10, 700)
  await page.clock.runFor(20_000)
  await expect(close).toBeFocused()
  await close.blur()
  await page.clock.runFor(1_400)
  await expect(toast).toHaveCount(0)
})

test('a toast can be closed @desk', async ({ page, mock, expectAccessible }) => {
  const toast = await openToast(page, mock)
  const close = page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' })
  // With the focus on it the toast stays.
  await close.focus()
  await page.clock.resume()
  await expectAccessible()
  await close.press('Enter')
  await expect(toast).toHaveCount(0)
})
