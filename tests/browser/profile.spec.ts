import type { Locator, Page } from '@playwright/test'
import { openFromAccountMenu } from './support/account-menu'
import { expect, test } from './support/fixtures'
import { field, isPhone, panels, title, toasts } from './support/profile-screen'

test.beforeEach(async ({ page, mock }) => mock.login(page))

test('the profile and its panels open from the user menu', {
  tag: ['@both', '@ACC-PROF-01', '@KRN-NAV-02'],
}, async ({ page }) => {
  await page.goto('/mypage')
  await openFromAccountMenu(page, 'Profile')
  await expect(page).toHaveURL('/user/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Profile sections' })
  await expect(menu.getByRole('link')).toHaveText(panels.map(([, name]) => name))
  // A phone shows only the menu until a panel is opened.
  await expect(title(page, 'Picture')).toBeVisible({ visible: !isPhone(page) })

  for (const [panel, name] of panels) {
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/user/profile?panel=${panel}`)
    await expect(title(page, name)).toBeVisible()
    await expect(title(page, name)).toBeFocused()
    if (isPhone(page)) await page.getByRole('link', { name: 'All sections' }).click()
  }
  // Goes back through the panels. On a phone the menu comes before each panel, so it needs one more step each time.
  for (let step = isPhone(page) ? 1 : 0; step > 0; step -= 1) await page.goBack()
  await expect(title(page, 'General settings')).toBeVisible()
  for (const name of ['My public page', 'Change password', 'Personal data', 'Picture']) {
    await page.goBack()
    if (isPhone(page)) await page.goBack()
    await expect(title(page, name)).toBeVisible()
  }
  await page.goForward()
  if (isPhone(page)) await page.goForward()
  await expect(title(page, 'Personal data')).toBeVisible()
})

/** Presses Tab or Shift+Tab until the target has the focus. */
async function tabTo(page: Page, key: 'Tab' | 'Shift+Tab', target: Locator) {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(target).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
}

/** Opens another panel. Desktops show the menu before the panel, phones behind a link. */
async function tabToPanel(page: Page, name: string) {
  const link = page.getByRole('link', { name, exact: true })
  const back = page.getByRole('link', { name: 'All sections' })
  if (isPhone(page)) {
    await tabTo(page, 'Shift+Tab', back)
    await page.keyboard.press('Enter')
    await tabTo(page, 'Tab', link)
  } else await tabTo(page, 'Shift+Tab', link)
  await page.keyboard.press('Enter')
  await expect(title(page, name)).toBeFocused()
}

test('all profile panels work by keyboard', { tag: '@ACC-PROF-01' }, async ({ page, mock }) => {
  await page.goto('/user/profile')
  await tabTo(page, 'Tab', page.getByRole('link', { name: 'Personal data' }))
  await page.keyboard.press('Enter')
  await expect(title(page, 'Personal data')).toBeFocused()
  await tabTo(page, 'Tab', field(page, 'Name'))
  await page.keyboard.type('Ana Lúcia')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Changes saved')
  expect((await mock.requests('updateUser'))[0]?.body).toMatchObject({ name: 'Ana Lúcia' })

  await tabToPanel(page, 'Change password')
  for (const [label, password] of [
    ['Current password', 'roda-demo'],
    ['New password', 'staple-and-more'],
    ['Confirm new password', 'staple-and-more'],
  ] as const) {
    await tabTo(page, 'Tab', field(page, label))
    await page.keyboard.type(password)
  }
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Password changed')

  await tabToPanel(page, 'General settings')
  await tabTo(page, 'Tab', page.getByRole('switch', { name: 'Public profile' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Settings saved')
  expect((await mock.requests('updateSettings'))[0]?.body).toMatchObject({ publicProfile: false })

  await tabToPanel(page, 'Picture')
  await tabTo(page, 'Tab', page.getByLabel(/^Choose a picture/))
})
