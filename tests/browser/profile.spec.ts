import { openFromAccountMenu } from './support/account-menu'
import { expect, test } from './support/fixtures'

/** The screens of the settings with their addresses. */
const screens = [
  ['Profile', '/user/profile'],
  ['My public page', '/user/profile?panel=my-page'],
  ['Account', '/user/profile?panel=account'],
  ['Appearance', '/settings'],
  ['Notifications', '/settings?panel=notices'],
  ['Hidden and muted', '/settings?panel=muted'],
  ['Billing', '/user/billing'],
  ['Your data', '/settings?panel=data'],
] as const

test('on a phone, “Me” leads to each screen of the settings, and each leads back', {
  tag: ['@phone', '@ACC-PROF-01', '@UX-41', '@KRN-NAV-02'],
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/mypage')
  for (const [name, address] of screens) {
    await openFromAccountMenu(page, name)
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Account and settings' })).toBeHidden()
    await page.getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL('/me')
  }
})

test('beside each screen of the settings is an index of all', {
  tag: ['@ACC-PROF-01', '@UX-41', '@KRN-NAV-02'],
}, async ({ page, mock, expectAccessible }) => {
  await mock.login(page)
  await page.goto('/me')
  await expect(page).toHaveURL('/settings')
  const index = page.getByRole('navigation', { name: 'Account and settings' })
  await expect(index.getByRole('link')).toHaveText(screens.map(([name]) => name))
  const left = async () => (await index.boundingBox())?.x
  const place = await left()
  for (const [name, address] of screens) {
    const link = index.getByRole('link', { name })
    await link.click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(link).toHaveAttribute('aria-current', 'page')
    expect(await left()).toBe(place)
  }
  await expectAccessible()
})
