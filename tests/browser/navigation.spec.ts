import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'
import { expectNoScroll } from './support/no-scroll-keys'

test('the navigation bar shortens the brand name to keep login on one line', {
  tag: ['@phone', '@KRN-NAV-01'],
}, async ({ page }) => {
  for (const [language, words] of [
    ['es', 'Iniciar sesión'],
    ['pt-BR', 'Entrar'],
    ['pt-PT', 'Iniciar sessão'],
  ] as const) {
    await page.addInitScript((wanted) => localStorage.setItem('language', wanted), language)
    await page.goto('/')
    const link = page.getByRole('banner').getByText(words, { exact: true })
    await expect(link).toBeVisible()
    const lines = await link.evaluate((element) => {
      const words = document.createRange()
      words.selectNodeContents(element)
      return words.getClientRects().length
    })
    const brand = await page.getByRole('banner').getByRole('link').first().boundingBox()
    // With a very wide system font the login link may still wrap; the brand link then shrinks to its logo.
    expect(lines === 1 || (brand?.width ?? 99) <= 36, language).toBe(true)
  }
})

const mainNavigation: Readonly<Record<string, string>> = {
  en: 'Main navigation',
  es: 'Navegación principal',
  'pt-BR': 'Navegação principal',
  'pt-PT': 'Navegação principal',
}

test('the navigation bar of a member fits in one row of a phone', {
  tag: ['@phone', '@UX-06', '@UX-40'],
}, async ({ page, mock }) => {
  await mock.login(page)
  for (const language of ['en', 'es', 'pt-BR', 'pt-PT']) {
    await page.addInitScript((wanted) => localStorage.setItem('language', wanted), language)
    await page.goto('/settings')
    const bar = page.getByRole('banner')
    // Search and notifications; account and language are on the screen "Me".
    await expect(bar.getByRole('button')).toHaveCount(2)
    await expect.poll(async () => (await bar.boundingBox())?.height, { message: language }).toBeLessThan(70)
    const places = page.getByRole('navigation', { name: mainNavigation[language] }).locator('a:visible')
    for (const icon of await places.locator('svg').all()) await expect(icon).toBeInViewport({ ratio: 1 })
    const boxes = await places.evaluateAll((links) =>
      links.map((link) => {
        const label = document.createRange()
        label.selectNodeContents(link.querySelector('span') ?? link)
        const { width, height } = link.getBoundingClientRect()
        return { width: Math.round(width), height, lines: label.getClientRects().length }
      }),
    )
    expect(
      boxes.filter(({ lines }) => lines > 1),
      language,
    ).toEqual([])
    expect(
      boxes.filter(({ height }) => height < 44),
      language,
    ).toEqual([])
  }
})

test('a phone shows the minutes in its bar, and the language on the screen "Me"', {
  tag: ['@phone', '@KRN-NAV-04'],
}, async ({ page, mock, expectAccessible }) => {
  await mock.login(page)
  await page.goto('/me')
  const main = page.getByRole('main')
  await expect(main.getByText('120 minutes left in this session')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Language: English' })).toBeVisible()
  await expectAccessible()
  await expect(page.getByRole('banner').getByText('120 min', { exact: true })).toBeInViewport()
})

test('the navigation bar works by keyboard', async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/mypage')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()

  await page.getByRole('button', { name: 'Account menu' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/user/profile')
})

test('the page behind an open menu does not scroll', { tag: '@KRN-NAV-02' }, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/mypage')
  await expect(page.getByRole('article').nth(2)).toBeAttached()
  await page.getByRole('button', { name: 'Account menu' }).press('Enter')
  await expect(page.getByRole('menu')).toBeFocused()
  await expectNoScroll(page, ['PageDown', 'PageUp'])
})

test('the navigation bar on a phone shows the logo and part of a long brand', {
  tag: ['@phone', '@FLT-57'],
}, async ({ page, mock }) => {
  await serveConfig(page, { brand: { name: 'Comunidade Internacional de Aprendizagem' } })
  await mock.login(page)
  await page.goto('/mypage')
  const brand = page.getByRole('banner').getByRole('link').first()
  const name = brand.getByText('Comunidade')
  // Waits until the navigation bar of the member has replaced that of a visitor.
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible()
  await expect(brand.locator('svg')).toBeVisible()
  await expect(name).toBeVisible()
  const [whole, mark, shown] = await Promise.all(
    [brand, brand.locator('svg'), name].map((element) => element.boundingBox()),
  )
  expect(mark?.width).toBe(28)
  expect(shown?.width).toBeGreaterThanOrEqual(40)
  // The brand name must be beside the logo, not in a hidden second line.
  expect(shown?.y).toBeLessThan((whole?.y ?? 0) + (whole?.height ?? 0) / 2)
})

test('the navigation bar shows a very short brand beside the logo', { tag: '@FLT-57' }, async ({ page }) => {
  await serveConfig(page, { brand: { name: 'Io' } })
  await page.goto('/user/login')
  const brand = page.getByRole('banner').getByRole('link').first()
  // A name that wraps is clipped.
  await expect(brand.getByText('Io')).toBeInViewport()
})

test('the chosen theme is stored and can follow the system again', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/user/login')
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  const light = await background()
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect.poll(background).not.toBe(light)
  const dark = await background()
  await page.reload()
  expect(await background()).toBe(dark)
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'System' }).click()
  await expect.poll(background).toBe(light)
})

test('the navigation bar does not overflow in Portuguese on any device', async ({
  page,
  mock,
  consoleErrors,
}) => {
  consoleErrors.allow(/^There is no screen at /)
  await serveConfig(page, {
    studio: { url: 'https://studio.example/' },
    brand: { name: 'Comunidade Internacional de Aprendizagem' },
  })
  // The navigation bar of a visitor has its longest texts in European Portuguese.
  await page.addInitScript(() => localStorage.setItem('language', 'pt-PT'))
  for (const path of ['/nowhere', '/', '/mypage', '/nowhere']) {
    if (path === '/mypage') await mock.login(page)
    await page.goto(path)
    await expect(page.getByRole('heading').first()).toBeVisible()
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
          message: `${path} at ${width} px`,
        })
        .toBeLessThanOrEqual(0)
    }
  }
})
