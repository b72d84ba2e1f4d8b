import { openFromAccountMenu } from './support/account-menu'
import { expect, test } from './support/fixtures'
import { panels, title } from './support/profile-screen'

test('on a phone, the profile shows either its menu or one panel', {
  tag: ['@phone', '@ACC-PROF-01', '@KRN-NAV-02'],
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/mypage')
  await openFromAccountMenu(page, 'Profile')
  await expect(page).toHaveURL('/user/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Profile sections' })
  await expect(menu.getByRole('link')).toHaveText(panels.map(([, name]) => name))
  await expect(title(page, 'Picture')).toBeHidden()

  for (const [panel, name] of panels) {
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/user/profile?panel=${panel}`)
    await expect(title(page, name)).toBeFocused()
    await expect(menu).toBeHidden()
    await page.getByRole('link', { name: 'All sections' }).click()
    await expect(menu).toBeVisible()
  }
  await page.goBack()
  await expect(title(page, 'General settings')).toBeVisible()
  await page.goBack()
  await expect(menu).toBeVisible()
  await page.goBack()
  await expect(title(page, 'My public page')).toBeVisible()
  await page.goForward()
  await page.goForward()
  await expect(title(page, 'General settings')).toBeVisible()
})
