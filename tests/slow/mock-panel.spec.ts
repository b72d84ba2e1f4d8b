import { expect, test } from '../browser/support/fixtures'
import { xsrfHeader } from '../browser/support/xsrf-header'

test('the mock panel works by keyboard and passes the axe checks', {
  tag: '@MCK-04',
}, async ({ page, mock, expectAccessible }) => {
  const token = await mock.login(page)
  const invited = await page.request.post('/api/UserInvitation/Create', {
    headers: { authorization: `Bearer ${token}`, ...xsrfHeader(await page.context().cookies()) },
    data: { email: 'rita@far.example', language: 'en' },
  })
  expect(invited.status()).toBe(200)
  await mock.fault('getTags', { status: 500 })

  await page.goto('/__mock/panel')
  await expect(page.getByRole('table', { name: 'Faults in force' })).toContainText('getTags')
  await expect(page.getByRole('table', { name: 'Sessions' })).toContainText('Ana Martins')
  await expectAccessible()
  await page.getByRole('link', { name: '/user/register?token=' }).press('Enter')
  await expect(page.getByText('You’ve been invited')).toBeVisible()

  await page.goto('/__mock/panel')
  const box = page.getByRole('checkbox', { name: 'beta-closed' })
  await box.press('Space')
  await box.press('Enter')
  await expect(box).toBeChecked()
  await page.goto('/user/register')
  await expect(page.getByRole('button', { name: 'Join the waiting list' })).toBeVisible()
})
