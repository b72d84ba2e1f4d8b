import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'
import { expectNoScroll } from './support/no-scroll-keys'

test('on a phone, the bar of a visitor shortens the brand to keep the login on one line', {
  tag: ['@phone', '@KRN-NAV-01', '@FLT-57'],
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
  await test.step('a very short brand is beside the logo', async () => {
    await serveConfig(page, { brand: { name: 'Io' } })
    await page.goto('/user/login')
    const brand = page.getByRole('banner').getByRole('link').first()
    // A name that wraps is clipped.
    await expect(brand.getByText('Io')).toBeInViewport()
  })
})

const mainNavigation: Readonly<Record<string, string>> = {
  en: 'Main navigation',
  es: 'Navegación principal',
  'pt-BR': 'Navegação principal',
  'pt-PT': 'Navegação principal',
}

test('on a phone, the bar of a member fits in one row, with logo, part of a long brand and minutes', {
  tag: ['@phone', '@UX-06', '@UX-40', '@FLT-57', '@KRN-NAV-04'],
}, async ({ page, mock, expectAccessible }) => {
  await serveConfig(page, { brand: { name: 'Comunidade Internacional de Aprendizagem' } })
  await mock.login(page)
  // The last language is that of the next steps.
  for (const language of ['es', 'pt-BR', 'pt-PT', 'en']) {
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
  await test.step('a long brand is cut beside the logo', async () => {
    const brand = page.getByRole('banner').getByRole('link').first()
    const name = brand.getByText('Comunidade')
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
  await test.step('the screen "Me" has the minutes and the language', async () => {
    await page.goto('/me')
    const main = page.getByRole('main')
    await expect(main.getByText('120 minutes left in this session')).toBeVisible()
    await expect(main.getByRole('button', { name: 'Language: English' })).toBeVisible()
    await expectAccessible()
  })
})

test('the navigation bar works by keyboard, and leads to the top of the next screen', {
  tag: '@KRN-NAV-02',
}, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/mypage')
  await expect(page.getByRole('article').nth(2)).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()

  const accountMenu = page.getByRole('button', { name: 'Account menu' })
  await accountMenu.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Log out' })).toBeVisible()
  await expect(page.getByRole('menu')).toBeFocused()
  // The page behind an open menu does not scroll.
  await expectNoScroll(page, ['PageDown', 'PageUp'])
  await page.keyboard.press('Escape')
  await expect(accountMenu).toBeFocused()

  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 2000)
  const top = () => page.evaluate(() => window.scrollY)
  await expect.poll(top).toBeGreaterThan(0)
  await page.getByRole('navigation').getByRole('link', { name: 'Contact' }).press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  expect(await top()).toBe(0)
  await expect(page).toHaveTitle('Contact · Roda')

  await accountMenu.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('menu')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/user/profile')
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
