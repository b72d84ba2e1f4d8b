import { expect, test } from './support/fixtures'
import { fillInLogin } from './support/login-form'

test('a form waits for its captcha, and the page stays responsive', { tag: '@ACC-LOGIN-01' }, async ({
  page,
  mock,
}) => {
  const box = page.getByRole('checkbox', { name: 'I’m not a robot' })
  // A long salt makes the proof of work last longer than the test.
  const salt = 'a'.repeat(900)
  const json = {
    algorithm: 'SHA-256',
    challenge: '0'.repeat(64),
    salt,
    signature: 's',
    maxnumber: 10_000_000,
  }
  await page.route('**/__mock/altcha', (route) => route.fulfill({ json }))
  const worker = page.waitForEvent('worker')
  await page.goto('/user/login')
  await box.click()
  await worker
  await expect(page.getByRole('main').getByText('Checking…')).toBeVisible()
  await fillInLogin(page)
  await expect(page.getByLabel('Email')).toHaveValue('ana@roda.example')
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main').getByText('Checking…')).toBeVisible()
  await expect(box).not.toHaveAccessibleDescription(/Confirm that you’re not a robot/)
  expect(await mock.requests('login')).toEqual([])
})
