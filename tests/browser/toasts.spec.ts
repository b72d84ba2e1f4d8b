import { expect, test } from './support/fixtures'
import { toasts } from './support/locators'

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
