import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { navigateTo } from './support/in-app-navigation'

/**
 * Replaces all current and later texts of the page, as browsers do when they translate a page. The other ways in which
 * extensions change texts are in the test of the translation guard.
 */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const done = new WeakSet<Node>()
    const translateAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (
          done.has(text) ||
          text.data.trim() === '' ||
          text.parentElement?.closest('script, style, textarea')
        )
          continue
        const font = document.createElement('font')
        const inner = font.appendChild(document.createElement('font'))
        inner.append(text.data)
        text.replaceWith(font)
        for (const node of inner.childNodes) done.add(node)
      }
    }
    translateAll()
    new MutationObserver(translateAll).observe(document.body, { childList: true, subtree: true })
  })
}

test('the app works when a browser extension translates it', {
  tag: '@PLG-04',
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/mypage')
  await expect(page.getByRole('article').first()).toBeVisible()
  await translate(page)
  await expect(page.locator('main font').first()).toBeVisible()

  const like = page.getByRole('article').first().getByRole('button', { name: /^Like/ })
  const pressed = await like.getAttribute('aria-pressed')
  await like.click()
  await expect(like).toHaveAttribute('aria-pressed', pressed === 'true' ? 'false' : 'true')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await page.keyboard.press('Escape')
  for (const path of [
    '/mypage?tab=people',
    '/manageConnections',
    '/manageGroups',
    '/messages',
    '/course/mycourses',
    '/shoppingCart',
    '/user/profile?panel=settings',
    '/createPost',
    '/mypage?tab=mine',
  ]) {
    await navigateTo(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const own = page.getByRole('tabpanel').getByRole('article').first()
  await own.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: /Delete/ }).click()
  await expect(
    page
      .getByText('Deleted')
      .or(page.getByRole('region', { name: 'Notifications' }))
      .first(),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Home' })).toBeVisible()
})
