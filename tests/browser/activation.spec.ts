import { expect, test } from './support/fixtures'
import { logIn } from './support/login-form'

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
