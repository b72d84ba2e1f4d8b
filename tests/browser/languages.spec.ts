import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'

const languages = [
  ['English', 'en', 'Log in'],
  ['Español', 'es', 'Iniciar sesión'],
  ['Português (BR)', 'pt-BR', 'Entrar'],
  ['Português (PT)', 'pt-PT', 'Iniciar sessão'],
] as const

for (const [name, language, title] of languages) {
  test(`choosing the language ${name} reloads the page and is stored`, {
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
    const choice = page.getByRole('menuitemradio', { name })
    await Promise.all([page.waitForEvent('load'), choice.click()])
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(
      await page.evaluate(() => [localStorage.getItem('language'), sessionStorage.getItem('loads')]),
    ).toEqual([language, '2'])
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })
}

const countries = [
  ['PT', 'Iniciar sessão'],
  ['BR', 'Entrar'],
  ['DE', 'Log in'],
] as const

for (const [country, title] of countries) {
  test(`the login screen shows "${title}" for the detected country ${country}`, {
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
      return route.fulfill({ json: { country }, headers: { 'access-control-allow-origin': '*' } })
    })
    await page.goto('/user/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
    answer?.()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).not.toBeNull()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    expect(methods).toEqual(['GET'])
  })
}

test('the app uses English when the country lookup fails', { tag: '@KRN-I18N-03' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/where\.example/)
  await serveConfig(page, { language: { geolocation: 'https://where.example/', default: 'es' } })
  await page.goto('/user/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
})

test('the app loads one text file per language and retries a failure twice', {
  tag: '@KRN-I18N-04',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/i18n\/pt-BR\.json/)
  await page.addInitScript(() => localStorage.setItem('language', 'pt-BR'))
  let requests = 0
  await page.route('**/assets/i18n/pt-BR.json', (route) => {
    requests += 1
    return requests <= 2 ? route.fulfill({ status: 503 }) : route.continue()
  })
  await page.goto('/user/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible()
  expect(requests).toBe(3)
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

const dates = [
  ['en', 'MMM/dd/y', /^[A-Z][a-z]{2} \d{1,2}, \d{4}, \d{1,2}:\d{2}\s[AP]M$/],
  ['es', 'MMM/dd/y', /^\d{1,2} [a-z]{3,4} \d{4}, \d{1,2}:\d{2}$/],
  ['pt-BR', 'dd/MM/y', /^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}$/],
] as const

for (const [language, format, written] of dates) {
  test(`posts show full times in ${language}, and the format ${format} is stored`, {
    tag: ['@KRN-I18N-05', '@FLT-54'],
  }, async ({ page, mock }) => {
    await mock.login(page)
    await page.addInitScript((value) => localStorage.setItem('language', value), language)
    await page.goto('/mypage')
    await expect(page.getByRole('article').first().locator('header time')).toHaveAccessibleDescription(
      written,
    )
    expect(await page.evaluate(() => localStorage.getItem('dateFormat'))).toBe(format)
  })
}
