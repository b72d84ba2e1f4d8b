import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'

// The product does not offer this language, so the default language applies.
test.use({ locale: 'fr-FR' })

test('the app uses brand, links, languages, texts and settings of config.json', {
  tag: ['@PLG-03', '@UX-46', '@ACC-LAND-01'],
}, async ({ page, mock, consoleErrors, expectAccessible }) => {
  await serveConfig(page, {
    brand: {
      name: 'Sala',
      accent: '#7a1fa2',
      links: [
        { label: { en: 'Imprint', es: 'Aviso legal' }, url: 'https://example.org/imprint' },
        { label: 'Come in', url: '/user/login' },
      ],
    },
    language: { default: 'es', offered: ['en', 'es'], texts: '/own-texts.json' },
    plugins: { posts: { nostr: false }, messaging: { hub: '/live/hub' } },
  })
  await page.route('**/own-texts.json', (route) =>
    route.fulfill({
      json: { en: { accounts: { 'landing.headline': 'Sing together' } }, es: { kernel: 7, accounts: null } },
    }),
  )
  await page.goto('/')
  const links = page.getByRole('navigation', { name: 'Enlaces de Sala' })
  await expect(links.getByRole('link', { name: 'Aviso legal' })).toHaveAttribute(
    'href',
    'https://example.org/imprint',
  )
  await page.getByRole('button', { name: /^Idioma/ }).click()
  await expect(page.getByRole('menuitemradio')).toHaveText(['English', 'Español'])
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sing together')
  await expect(page).toHaveTitle('Sing together · Sala')
  await expect(page.getByText('Sala is where learning communities meet')).toBeVisible()
  const accent = 'rgb(122, 31, 162)'
  await expect(page.getByRole('img', { name: /in a circle around/ })).toHaveCSS('color', accent)
  const start = page.getByRole('main').getByRole('link', { name: 'Create account' }).first()
  await expect(start).toHaveCSS('background-color', accent)
  await page.getByRole('link', { name: 'Come in' }).click()
  await expect(page).toHaveURL('/user/login')
  await expectAccessible()

  // The mock server has no SignalR hub at the address set in config.json.
  consoleErrors.allow(/\/live\/hub\/negotiate/)
  await mock.login(page)
  const negotiated = page.waitForRequest('**/live/hub/negotiate**')
  await page.goto('/createPost')
  await expect(page.getByRole('button', { name: 'Add video' })).toBeVisible()
  await expect(page.getByRole('button', { name: /Nostr/ })).toHaveCount(0)
  await negotiated
})

test('a config.json that is not JSON gives a sentence and a retry, not an empty page', {
  tag: ['@FLT-189', '@PLG-03'],
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(/config\.json cannot be read/)
  await page.route('**/config.json', (route) =>
    route.fulfill({ contentType: 'application/json', body: '{ "brand": ' }),
  )
  await page.goto('/mypage')
  const alert = page.getByRole('alert').first()
  await expect(alert).toContainText(/couldn’t be loaded/i)
  await page.unroute('**/config.json')
  await alert.getByRole('button').click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
