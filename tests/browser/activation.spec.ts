import { expect, test } from './support/fixtures'
import { holdRequests } from './support/hold-requests'
import { logIn } from './support/login-form'

test('the activation screen signs the member out and reports a wrong token', {
  tag: '@ACC-ACT-01',
}, async ({ page, mock, expectAccessible }) => {
  await mock.login(page)
  await page.goto('/user/activate/nobody%2Fknows')
  await expect(page.getByRole('heading', { name: 'Your account couldn’t be activated' })).toBeVisible()
  await expect(page).toHaveURL(/\/user\/activate\/error$/)
  expect((await mock.requests('activate')).map(({ query }) => query)).toEqual([{ token: 'nobody/knows' }])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expectAccessible()
})

test('the activation screen shows an error when the server fails', { tag: '@ACC-ACT-01' }, async ({
  page,
  mock,
}) => {
  await mock.fault('activate', { status: 500 })
  await page.goto('/user/activate/some-token')
  await expect(page.getByRole('heading', { name: 'Your account couldn’t be activated' })).toBeVisible()
})

test('an activation does not redirect if it fails after the screen was left', { tag: '@ACC-ACT-01' }, async ({
  page,
}) => {
  const release = await holdRequests(page, '**/api/user/activate?*')
  const asked = page.waitForRequest('**/api/user/activate?*')
  const answered = page.waitForResponse('**/api/user/activate?*')
  await page.goto('/user/activate/nobody-knows')
  await asked
  await page.getByRole('link', { name: 'Log in' }).first().click()
  const login = page.getByRole('textbox', { name: /^Email/ })
  await login.fill('ana')
  release()
  await answered
  await login.pressSequentially('@roda.example')
  await expect(login).toHaveValue('ana@roda.example')
  await expect(page).toHaveURL('/user/login')
})

test('the activation success screen links to the login', { tag: '@ACC-ACT-02' }, async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/user/activate/success')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading')).toHaveText('Your account is active')
  await expect(main.getByRole('paragraph')).toHaveCount(4)
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/user/login')
  await expectAccessible()
})

test('the activation error screen shows two links', { tag: '@ACC-ACT-02' }, async ({ page }) => {
  await page.goto('/user/activate/error')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading')).toHaveText('Your account couldn’t be activated')
  await expect(main.getByRole('paragraph')).toHaveCount(4)
  await expect(main.getByRole('link')).toHaveCount(2)
})

test('the session ends when the activation instructions open at their URL', {
  tag: '@ACC-ACT-02',
}, async ({ page, mock, expectAccessible }) => {
  await mock.login(page)
  await page.goto('/user/activate/instructions')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading')).toHaveText('One step left')
  await expect(main.getByRole('list').getByRole('listitem')).toHaveCount(3)
  await expect(main.getByRole('paragraph')).toHaveCount(4)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expectAccessible()
})

test('a login survives a tab that still shows the activation instructions', {
  tag: ['@ACC-ACT-02', '@UX-34'],
}, async ({ page, context }) => {
  await page.goto('/user/activate/instructions')
  await expect(page.getByRole('heading', { name: 'One step left' })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/user/activate/success')
  await other.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn(other, 'nova')
  for (const tab of [page, other])
    await expect(tab.getByRole('button', { name: 'Account menu' })).toBeVisible()
  expect(await other.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
})
