import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { field, isPhone, openPanel, panels, title, toasts } from './support/profile-screen'

test.beforeEach(async ({ page, mock }) => mock.login(page))

test('the user menu leads to the profile and its panels', {
  tag: ['@both', '@ACC-PROF-01', '@KRN-NAV-02'],
}, async ({ page }) => {
  await page.goto('/mypage')
  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page).toHaveURL('/user/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Parts of your profile' })
  await expect(menu.getByRole('link')).toHaveText(panels.map(([, name]) => name))

  for (const [panel, name] of panels) {
    await menu.getByRole('link', { name }).click()
    await expect(page).toHaveURL(`/user/profile?panel=${panel}`)
    await expect(title(page, name)).toBeVisible()
    await expect(title(page, name)).toBeFocused()
    if (isPhone(page)) await page.getByRole('link', { name: 'All of your profile' }).click()
  }
  // Back to where one was, a panel at a time.
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

test('each panel has an address; one that nobody knows shows the first', { tag: '@ACC-PROF-01' }, async ({
  page,
}) => {
  for (const [panel] of panels) await openPanel(page, panel)
  await page.goto('/user/profile?panel=nobody-knows')
  await expect(title(page, 'Picture')).toBeVisible()
})

test('without a panel, phones show the menu alone', { tag: ['@phone', '@ACC-PROF-01'] }, async ({ page }) => {
  await page.goto('/user/profile')
  await expect(page.getByRole('navigation', { name: 'Parts of your profile' })).toBeVisible()
  await expect(title(page, 'Picture')).toBeHidden()
})

test('without a panel, a desk shows the first beside the menu', { tag: '@ACC-PROF-01' }, async ({ page }) => {
  await page.goto('/user/profile')
  await expect(title(page, 'Picture')).toBeVisible()
  const menu = page.getByRole('navigation', { name: 'Parts of your profile' })
  await expect(menu.getByRole('link', { name: 'Picture' })).toHaveAttribute('aria-current', 'page')
})

test('what was typed into a panel is still there after a look at another', { tag: '@ACC-PROF-01' }, async ({
  page,
}) => {
  await openPanel(page, 'personal-data')
  await field(page, 'Name').fill('Ana Lúcia')
  await page.getByRole('link', { name: 'Change password' }).click()
  await expect(field(page, 'Name')).toBeHidden()
  await page.goBack()
  await expect(field(page, 'Name')).toHaveValue('Ana Lúcia')
})

/** Presses a key until something has the focus. */
async function walkTo(page: Page, key: 'Tab' | 'Shift+Tab', goal: Locator) {
  await expect(async () => {
    await page.keyboard.press(key)
    await expect(goal).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0] })
}

/** From within a panel to another one: a desk's menu stands before the panel, a phone's is one step back. */
async function walkToPanel(page: Page, name: string) {
  const link = page.getByRole('link', { name, exact: true })
  const back = page.getByRole('link', { name: 'All of your profile' })
  if (isPhone(page)) {
    await walkTo(page, 'Shift+Tab', back)
    await page.keyboard.press('Enter')
    await walkTo(page, 'Tab', link)
  } else await walkTo(page, 'Shift+Tab', link)
  await page.keyboard.press('Enter')
  await expect(title(page, name)).toBeFocused()
}

test('the panels are walked through with the keyboard alone', { tag: '@ACC-PROF-01' }, async ({
  page,
  mock,
}) => {
  await page.goto('/user/profile')
  await walkTo(page, 'Tab', page.getByRole('link', { name: 'Personal data' }))
  await page.keyboard.press('Enter')
  await expect(title(page, 'Personal data')).toBeFocused()
  await walkTo(page, 'Tab', field(page, 'Name'))
  await page.keyboard.type('Ana Lúcia')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Your data are saved.')
  expect((await mock.requests('updateUser'))[0]?.body).toMatchObject({ name: 'Ana Lúcia' })

  await walkToPanel(page, 'Change password')
  for (const [label, password] of [
    ['Current password', 'roda-demo'],
    ['New password', 'staple-and-more'],
    ['New password again', 'staple-and-more'],
  ] as const) {
    await walkTo(page, 'Tab', field(page, label))
    await page.keyboard.type(password)
  }
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Your password is changed.')

  await walkToPanel(page, 'General settings')
  await walkTo(page, 'Tab', page.getByRole('switch', { name: 'Public profile' }))
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(toasts(page)).toContainText('Your settings are saved.')
  expect((await mock.requests('updateSettings'))[0]?.body).toMatchObject({ publicProfile: false })

  await walkToPanel(page, 'Picture')
  await walkTo(page, 'Tab', page.getByLabel(/Choose a picture/))
})
