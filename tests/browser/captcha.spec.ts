import type { Page } from '@playwright/test'
import { serveConfig } from './support/deployment-settings'
import { expect, solveCaptcha, test } from './support/fixtures'
import { toasts } from './support/locators'
import { fillInLogin } from './support/login-form'

const box = (page: Page) => page.getByRole('checkbox', { name: 'I’m not a robot' })
const send = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log in' })

test('the login form marks a missing captcha and sends nothing', { tag: '@ACC-LOGIN-01' }, async ({
  page,
  mock,
  expectAccessible,
}) => {
  await page.goto('/user/login')
  await fillInLogin(page)
  await send(page).click()
  await expect(box(page)).toBeFocused()
  await expect(toasts(page)).toBeHidden()
  await expect(box(page)).toHaveAccessibleDescription('Confirm that you’re not a robot.')
  await expectAccessible()
  expect(await mock.requests('login')).toEqual([])

  await page.keyboard.press('Space')
  await expect(box(page)).toBeChecked()
  await expect(box(page)).not.toHaveAttribute('aria-invalid')
  await expectAccessible()
  await send(page).click()
  await expect(page).toHaveURL('/mypage')
})

test('the login form requests no captcha before its checkbox is ticked', { tag: '@ACC-LOGIN-01' }, async ({
  page,
}) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.goto('/user/login')
  await fillInLogin(page)
  expect(requested.filter((path) => path.startsWith('/__mock'))).toEqual([])
  const before = requested.length
  await solveCaptcha(page)
  expect(requested.slice(before)).toContain('/__mock/altcha')
})

test('the login form requires another captcha after a refused login', { tag: '@ACC-LOGIN-01' }, async ({
  page,
  mock,
  consoleErrors,
}) => {
  consoleErrors.allowFailedRequests()
  await page.goto('/user/login')
  await fillInLogin(page, 'ana', 'not-this-one')
  await solveCaptcha(page)
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('don’t match')
  await expect(box(page)).not.toBeChecked()
  await expect(
    page.getByRole('main').getByText('To send again, confirm that you’re not a robot.'),
  ).toBeVisible()

  await page.getByLabel(/^Password/).fill('roda-demo')
  await send(page).click()
  await expect(box(page)).toHaveAccessibleDescription(/Confirm that you’re not a robot/)
  expect(await mock.requests('login')).toHaveLength(1)

  await solveCaptcha(page)
  await send(page).click()
  await expect(page).toHaveURL('/mypage')
})

test('the login form keeps the solved captcha when another field is invalid', {
  tag: '@ACC-LOGIN-01',
}, async ({ page, mock }) => {
  await page.goto('/user/login')
  await fillInLogin(page, 'ana', 'short')
  await solveCaptcha(page)
  await send(page).click()
  await expect(page.getByLabel(/^Password/)).toBeFocused()
  await expect(box(page)).toBeChecked()
  expect(await mock.requests('login')).toEqual([])
})

test('the captcha resets with a message when its solution expires', { tag: '@ACC-LOGIN-01' }, async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/user/login')
  await fillInLogin(page)
  await solveCaptcha(page)
  await page.clock.fastForward('10:01')
  await expect(box(page)).not.toBeChecked()
  await expect(page.getByRole('main').getByText('The confirmation has expired')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ana@roda.example')
  await solveCaptcha(page)
})

test('the login form distinguishes a refused captcha from wrong credentials', {
  tag: '@ACC-LOGIN-01',
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await page.goto('/user/login')
  await fillInLogin(page)
  await solveCaptcha(page)
  await mock.setClock(11)
  await send(page).click()
  await expect(page.getByRole('alert')).toContainText('didn’t accept the “not a robot” check')
  await expect(box(page)).not.toBeChecked()
  await solveCaptcha(page)
  await send(page).click()
  await expect(page).toHaveURL('/mypage')
})

for (const [name, answer] of [
  ['no challenge', { status: 503 }],
  ['an invalid challenge', { json: { algorithm: 'SHA-256', challenge: 'x' } }],
] as const)
  test(`the captcha offers a retry when it receives ${name}`, { tag: '@ACC-LOGIN-01' }, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(/__mock\/altcha/)
    await page.route('**/__mock/altcha', (route) => route.fulfill(answer), { times: 1 })
    await page.goto('/user/login')
    await fillInLogin(page)
    await box(page).click()
    await expect(page.getByRole('main').getByText('The check failed.')).toBeVisible()
    await solveCaptcha(page)
    await send(page).click()
    await expect(page).toHaveURL('/mypage')
  })

test('a form waits for its captcha, and the page stays responsive', { tag: '@ACC-LOGIN-01' }, async ({
  page,
  mock,
}) => {
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
  await box(page).click()
  await worker
  await expect(page.getByRole('main').getByText('Checking…')).toBeVisible()
  await fillInLogin(page)
  await expect(page.getByLabel('Email')).toHaveValue('ana@roda.example')
  await send(page).click()
  await expect(page.getByRole('main').getByText('Checking…')).toBeVisible()
  await expect(box(page)).not.toHaveAccessibleDescription(/Confirm that you’re not a robot/)
  expect(await mock.requests('login')).toEqual([])
})

test('a form submitted during its captcha is sent once it is solved', { tag: '@ACC-LOGIN-01' }, async ({
  page,
  mock,
}) => {
  await page.goto('/user/login')
  await fillInLogin(page)
  await box(page).click()
  await page.getByLabel(/^Password/).press('Enter')
  await expect(page).toHaveURL('/mypage')
  expect(await mock.requests('login')).toHaveLength(1)
})

test('the registration form sends nothing if invalid or without a captcha', { tag: '@ACC-REG-07' }, async ({
  page,
  mock,
}) => {
  await page.goto('/user/register')
  await page.getByLabel(/^Name/).fill('Marta Silva')
  await page.getByLabel(/^Username/).fill('marta.silva')
  await page.getByLabel(/^Email/).fill('marta@example.org')
  await page.getByLabel(/^Password\*?$/).fill('correct horse')
  await page.getByLabel(/^Confirm password/).fill('correct horse')
  const create = page.getByRole('button', { name: 'Create account' })
  await create.click()
  await expect(box(page)).toBeFocused()

  await solveCaptcha(page)
  await page.getByLabel(/^Name/).fill('Ana')
  await create.click()
  await expect(page.getByLabel(/^Name/)).toBeFocused()
  expect(await mock.requests('register')).toEqual([])
})

test('the waiting list form sends nothing without a captcha', { tag: '@ACC-WAIT-01' }, async ({
  page,
  mock,
}) => {
  await serveConfig(page, { registration: 'waiting-list' })
  await page.goto('/user/register')
  await page.getByLabel(/^Name/).fill('Eva Lopes')
  await page.getByLabel(/^Email/).fill('eva@example.org')
  await page.getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(box(page)).toBeFocused()
  expect(await mock.requests('joinWaitingList')).toEqual([])
})
