import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { button, toasts } from './support/locators'
import { articles } from './support/post-editor'

const choose = async (page: Page, card: Locator, item: string | RegExp) => {
  await card.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}
const undo = (page: Page) => toasts(page).getByRole('button', { name: 'Undo' }).first().click()

test('a saved post is listed, and shows a message once it was deleted', {
  tag: ['@UX-14'],
}, async ({ page, mock, expectAccessible, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await mock.login(page)
  await page.goto('/mypage')
  const card = articles(page).first()
  const text = (await card.locator('[dir=auto]').first().innerText()).slice(0, 30)
  await choose(page, card, 'Save for later')
  await expect(toasts(page)).toContainText('Post saved')
  await undo(page)
  await choose(page, card, 'Save for later')
  await toasts(page).getByRole('button', { name: 'Show saved posts' }).click()

  await expect(page).toHaveURL('/mypage?tab=saved')
  const saved = page.getByRole('feed', { name: 'Saved posts' })
  await expect(saved.getByRole('article')).toHaveCount(1)
  await expect(saved).toContainText(text)
  await expectAccessible()
  await page.route(/\/api\/post\/\d+$/i, (route) => route.fulfill({ status: 404, body: '' }))
  await page.reload()
  await expect(saved).toContainText('This post is no longer available')
  await expect(saved).toContainText(text)
  await button(page, 'Remove from saved').click()
  await expect(page.getByText('No saved posts yet')).toBeVisible()
  await page.getByRole('link', { name: 'Go to feed' }).click()
  await expect(page.getByRole('feed', { name: 'Feed' })).toBeVisible()
})
