import { changePage } from '../browser/support/changing-extension'
import { expect, test } from '../browser/support/fixtures'
import { navigateTo } from '../browser/support/in-app-navigation'

test('the app works when a browser extension translates it', {
  tag: '@PLG-04',
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/mypage')
  await expect(page.getByRole('article').first()).toBeVisible()
  await changePage(page, 'translation')
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
