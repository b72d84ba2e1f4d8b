import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { waitForLateCode } from './support/late-code'
import { button, toasts } from './support/locators'
import type { MockWorld } from './support/mock-world'

/** Copies the link of a post, which shows a toast, and pauses the clock. */
async function openToast(page: Page, mock: MockWorld) {
  await page.context().grantPermissions(['clipboard-write'])
  await page.clock.install()
  await mock.login(page)
  await page.goto('/mypage')
  await expect(page.getByRole('article').first()).toBeVisible()
  await waitForLateCode(page)
  await page.getByRole('article').first().getByRole('button', { name: 'More actions' }).click()
  const copy = page.getByRole('menuitem', { name: 'Copy link' })
  await expect(copy).toBeVisible()
  await page.clock.pauseAt(new Date(Date.now() + 3_000))
  await copy.click()
  const toast = toasts(page).getByText('Copied to clipboard')
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await toast.count()).toBe(1)
  }).toPass({ intervals: [0] })
  return toast
}

test('a toast leaves the bar free, and stays while it is hovered or focused', {
  tag: '@KRN-TOAST-01',
}, async ({ page, mock }) => {
  const toast = await openToast(page, mock)
  const item = toasts(page).getByRole('group')
  const bar = await page.getByRole('banner').boundingBox()
  // The toast leaves the buttons of the bar free.
  await expect
    .poll(async () => ((await item.boundingBox())?.y ?? 0) - (bar?.height ?? 0))
    .toBeGreaterThanOrEqual(12)
  const box = await item.boundingBox()
  // The buttons that answer a request stay free, too.
  const answers = page.getByRole('complementary').getByRole('button', { name: /^(Accept|Decline)/ })
  const bottoms = await answers.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  expect((box?.y ?? 0) - Math.max(bar?.height ?? 0, ...bottoms)).toBeLessThanOrEqual(16)
  // It ends where the content of the bar ends.
  const menu = await button(page, 'Account menu').boundingBox()
  const endOf = (one: typeof box) => (one ? one.x + one.width : 0)
  expect(Math.abs(endOf(box) - endOf(menu))).toBeLessThanOrEqual(4)
  // It stays while the focus or the pointer is on it, also when only one of them leaves it.
  await page.clock.runFor(4_500)
  const close = toasts(page).getByRole('button', { name: 'Close' })
  await close.focus()
  await toast.hover()
  await page.mouse.move(10, 700)
  await page.clock.runFor(20_000)
  await expect(close).toBeFocused()
  await toast.hover()
  await close.blur()
  await page.clock.runFor(20_000)
  await expect(toast).toBeVisible()
  await page.mouse.move(10, 700)
  await page.clock.runFor(900)
  await expect(toast).toBeVisible()
  await page.clock.runFor(500)
  await expect(toast).toHaveCount(0)
})

test('the first toast appears also when offline, and the key F8 focuses it', {
  tag: ['@FLT-02', '@FLT-94'],
}, async ({ page, context, mock, consoleErrors, expectAccessible }) => {
  consoleErrors.allowFailedRequests()
  // Code that loads in the background may fail while offline; the product retries it later.
  consoleErrors.allow(/ChunkLoadError|ERR_INTERNET_DISCONNECTED/)
  await mock.login(page)
  await page.goto('/mypage')
  const like = page.getByRole('article').first().getByRole('button', { name: /^Like/ })
  await expect(like).toBeVisible()
  // The code of all toasts comes right after the first screen.
  await page.locator('html[data-ready]').waitFor()
  await context.setOffline(true)
  await like.click()
  const toast = toasts(page).getByRole('group', { name: 'Your reaction couldn’t be saved' })
  await expect(toast).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('F8')
  await expect(toast).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast).toHaveCount(0)
  await expect(like).toBeFocused()
  await context.setOffline(false)
})
