import { expect, test } from './support/fixtures'

test('choosing a language reloads the page, unless that loses what was typed, and keeps the focus', {
  tag: ['@KRN-I18N-01', '@KRN-I18N-02', '@FLT-105', '@FLT-127'],
}, async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1)),
  )
  const stored = () =>
    page.evaluate(() => [localStorage.getItem('language'), sessionStorage.getItem('loads')])
  await page.goto('/user/login')
  await page.getByRole('button', { name: /Language/ }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText([
    'English',
    'Español',
    'Português (BR)',
    'Português (PT)',
  ])
  const spanish = page.getByRole('menuitemradio', { name: 'Español' })
  await Promise.all([page.waitForEvent('load'), spanish.click()])
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible()
  expect(await stored()).toEqual(['es', '2'])
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')

  await page.getByLabel(/^Correo/).fill('ana@roda.example')
  await page.getByLabel(/^Contraseña/).fill('secret-password')
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ana@roda.example')
  await expect(page.getByLabel(/^Password/)).toHaveValue('secret-password')
  await expect(page.getByRole('button', { name: /^Language/ })).toBeFocused()
  expect(await stored()).toEqual(['en', '2'])
})
