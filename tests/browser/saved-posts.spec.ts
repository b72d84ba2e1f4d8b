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
  tag: ['@UX-14', '@both'],
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

test('posts stay hidden until the hidden or muted entry is removed', {
  tag: '@UX-14',
}, async ({ page, mock, expectAccessible }) => {
  await mock.login(page)
  await page.goto('/mypage')
  const card = articles(page).first()
  const author = await card.getByRole('heading', { level: 2 }).first().innerText()
  const content = (await card.locator('[dir=auto]').first().innerText()).slice(0, 40)

  await choose(page, card, 'Hide post')
  await expect(page.getByRole('feed')).not.toContainText(content)
  await expect(card).toBeFocused()
  await undo(page)
  await expect(card).toContainText(content)
  await choose(page, card, `Mute ${author}`)
  await expect(articles(page).filter({ has: page.getByRole('heading', { name: author }) })).toHaveCount(0)
  const word = (await card.locator('[dir=auto]').first().innerText()).match(/\p{L}{5,}/u)?.[0] ?? ''
  await choose(page, card, 'Mute a word')
  await page.getByRole('dialog').getByRole('textbox').fill(word)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(articles(page).filter({ hasText: new RegExp(`\\b${word}\\b`, 'i') })).toHaveCount(0)

  await page.goto('/settings')
  const section = page.getByRole('region', { name: 'Hidden and muted' })
  await expect(section).toContainText('until you log out')
  await expectAccessible()
  await section.getByRole('button', { name: `Unmute: ${author}` }).click()
  await section.getByRole('button', { name: `Unmute: ${word}` }).click()
  await expect(section).toContainText('No muted words')
  await expect(section).toContainText('No muted people')
  await page.goto('/mypage')
  await expect(card).toContainText(content)
})
