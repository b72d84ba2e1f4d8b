import { expect, test } from './fixtures'

test('[ACC-ACT-01] an activation link signs out, is opened once, and fails for a token nobody knows', async ({
  page,
  mock,
  expectAccessible,
}) => {
  await mock.login(page)
  await page.goto('/user/activate/nobody%2Fknows')
  await expect(page.getByRole('heading', { name: 'The account could not be activated' })).toBeVisible()
  await expect(page).toHaveURL(/\/user\/activate\/error$/)
  expect((await mock.requests('activate')).map(({ query }) => query)).toEqual([{ token: 'nobody/knows' }])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expectAccessible()
})

test('[ACC-ACT-01] a server that cannot answer leads to the error screen @desk', async ({ page, mock }) => {
  await mock.fault('activate', { status: 500 })
  await page.goto('/user/activate/some-token')
  await expect(page.getByRole('heading', { name: 'The account could not be activated' })).toBeVisible()
})

test('[ACC-ACT-01] whoever goes on to the login while a link is tried is left there @desk', async ({
  page,
  mock,
}) => {
  await mock.fault('activate', { latency: 1_000 })
  const answered = page.waitForResponse('**/api/user/activate?*')
  await page.goto('/user/activate/nobody-knows')
  await expect.poll(async () => (await mock.requests('activate')).length).toBe(1)
  await page.getByRole('link', { name: 'Log in' }).first().click()
  const login = page.getByRole('textbox', { name: /^E-mail/ })
  await login.fill('ana')
  await answered
  await login.pressSequentially('@roda.example')
  await expect(login).toHaveValue('ana@roda.example')
  await expect(page).toHaveURL('/user/login')
})

test('[ACC-ACT-02] the success screen shows five lines and the way in', async ({
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

test('[ACC-ACT-02] the error screen shows five lines and two ways on', async ({ page }) => {
  await page.goto('/user/activate/error')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading')).toHaveText('The account could not be activated')
  await expect(main.getByRole('paragraph')).toHaveCount(4)
  await expect(main.getByRole('link')).toHaveCount(2)
})

test('[ACC-ACT-02] the instructions show eight lines with three steps, and sign out', async ({
  page,
  mock,
  expectAccessible,
}) => {
  await mock.login(page)
  await page.goto('/user/activate/instructions')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading')).toHaveText('Only one step is left')
  await expect(main.getByRole('list').getByRole('listitem')).toHaveCount(3)
  await expect(main.getByRole('paragraph')).toHaveCount(4)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await expectAccessible()
})
