import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'

test('choosing a language reloads the page and is stored', {
  tag: ['@KRN-I18N-01', '@KRN-I18N-02'],
}, async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1)),
  )
  await page.goto('/user/login')
  await page.getByRole('button', { name: /Language/ }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText([
    'English',
    'Español',
    'Português (BR)',
    'Português (PT)',
  ])
  const choice = page.getByRole('menuitemradio', { name: 'Español' })
  await Promise.all([page.waitForEvent('load'), choice.click()])
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
  expect(
    await page.evaluate(() => [localStorage.getItem('language'), sessionStorage.getItem('loads')]),
  ).toEqual(['es', '2'])
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('choosing a language keeps what was typed into the login, and the focus', {
  tag: ['@FLT-127', '@FLT-105'],
}, async ({ page }) => {
  await page.goto('/user/login')
  await page.getByLabel('Email').fill('ana@roda.example')
  await page.getByLabel(/^Password/).fill('secret-password')
  await page.getByRole('button', { name: /Language/ }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
  await expect(page.getByLabel(/^Correo/)).toHaveValue('ana@roda.example')
  await expect(page.getByLabel(/^Contraseña/)).toHaveValue('secret-password')
  await expect(page.getByRole('button', { name: /^Idioma/ })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
})

test('the login screen shows the language of the detected country', {
  tag: ['@KRN-I18N-03', '@FLT-53', '@FLT-67'],
}, async ({ page }) => {
  const methods: string[] = []
  await serveConfig(page, { language: { geolocation: 'https://where.example/' } })
  // Allows the geolocation service in the Content Security Policy, as the server of a deployment with the setting
  // `language.geolocation` does.
  await page.route('/user/login', async (route) => {
    const answer = await route.fetch()
    const headers = answer.headers()
    const policy = headers['content-security-policy']?.replace(
      "connect-src 'self'",
      "connect-src 'self' https://where.example",
    )
    await route.fulfill({
      response: answer,
      headers: { ...headers, 'content-security-policy': policy ?? '' },
    })
  })
  let answer: (() => void) | undefined
  const isAwaited = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('https://where.example/', async (route) => {
    methods.push(route.request().method())
    await isAwaited
    return route.fulfill({ json: { country: 'PT' }, headers: { 'access-control-allow-origin': '*' } })
  })
  await page.goto('/user/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  answer?.()
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sessão' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).not.toBeNull()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sessão' })).toBeVisible()
  expect(methods).toEqual(['GET'])
})

test('the app shows built-in texts when no text file can be loaded', { tag: '@KRN-I18N-04' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/i18n/)
  await page.route('**/assets/i18n/*', (route) => route.abort())
  await page.goto('/user/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
})
