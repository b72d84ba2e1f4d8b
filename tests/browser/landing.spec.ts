import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'

const headline = 'Learn together, in good company'

test('the landing page says what this is, and both calls to action lead to registration', {
  tag: ['@both', '@ACC-LAND-01'],
}, async ({ page, expectAccessible }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(headline)
  await expect(main.getByText('is where communities that teach meet')).toBeVisible()
  await expect(main.getByText('No noise, no tricks')).toBeVisible()
  await expect(main.getByRole('article')).toHaveCount(4)
  await expect(main.getByRole('listitem')).toHaveCount(4)
  for (const block of ['If you teach', 'If you learn'])
    await expect(main.getByRole('heading', { name: block })).toBeVisible()
  for (const call of ['Create your account', 'Take your place'])
    await expect(main.getByRole('link', { name: call })).toHaveAttribute('href', '/user/register')

  const banner = main.getByRole('img', { name: /circle in a park/ })
  await expect.poll(() => banner.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(400)
  expect(await banner.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/\.(avif|webp)$/)
  await expectAccessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible()
})

test('it is drawn once: what the server sent stays when the scripts have come', {
  tag: '@ACC-LAND-01',
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => Reflect.set(window, 'first', document.querySelector('h1')))
  })
  await page.goto('/')
  await page.getByRole('button', { name: /Language/ }).click()
  await expect(page.getByRole('menuitemradio').first()).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'first') === document.querySelector('h1'))).toBe(true)
})

test('hydrates or draws anew in each way of opening the start page', { tag: '@FLT-48' }, async ({ page }) => {
  // React reports a hydration error to the console, where the test would fail.
  const isUsable = async (heading: string) => {
    await page.getByRole('button', { name: /Language/ }).click()
    await expect(page.getByRole('menuitemradio').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  const isTheStartPage = (path: string) =>
    page.route(path, async (route) => route.fulfill({ response: await page.request.get('/') }))

  await test.step('by the name of its file', async () => {
    await isTheStartPage('**/index.html')
    await page.goto('/index.html?from=mail')
    await isUsable(headline)
    await expect(page).toHaveURL('/?from=mail')
  })
  await test.step('at an address for which a host hands it out', async () => {
    await isTheStartPage('**/user/login')
    await page.goto('/user/login')
    await isUsable('Log in')
  })
  await test.step('with a language file that comes late', async () => {
    let release: (() => void) | undefined
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/i18n/en.json', async (route) => {
      await isReleased
      await route.fallback()
    })
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible()
    release?.()
    await isUsable(headline)
  })
  await test.step('with a language file that lacks keys and has others', async () => {
    await page.route('**/assets/i18n/en.json', (route) =>
      route.fulfill({ json: { landing: { headline: 'Sing together' } } }),
    )
    await page.goto('/')
    await isUsable('Sing together')
    await expect(page.getByRole('main').getByRole('link', { name: 'Create your account' })).toBeVisible()
  })
})

test('has the same font on the first page as on later ones, and shifts nothing', { tag: '@FLT-56' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.addInitScript(() => {
    const watch = new PerformanceObserver((list) => {
      const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, 'value')))
      const before = Number(Reflect.get(window, 'shifted') ?? 0)
      Reflect.set(
        window,
        'shifted',
        shifts.reduce((sum, shift) => sum + shift, before),
      )
    })
    watch.observe({ type: 'layout-shift', buffered: true })
  })
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1 })
  const visits = [
    { path: '/', last: heading },
    { path: '/user/login', last: heading },
    // Its button is another plugin's and comes after the rest.
    { path: '/course/1441', last: main.getByRole('button', { name: 'Enroll' }) },
    { path: '/', last: heading },
  ]
  for (const { path, last } of visits) {
    await page.goto(path)
    await expect(last).toBeVisible()
    const isLoaded = () => page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))
    await expect.poll(isLoaded, `the font of ${path}`).toBe(true)
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    expect(await page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0)), path).toBeLessThan(0.01)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the landing page can be read, and its links lead on', { tag: '@ACC-LAND-01' }, async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(`${headline} · Roda`)
    for (const property of ['og:title', 'og:description', 'og:image'])
      await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /./)
    expect((await page.request.get('/social.png')).ok()).toBe(true)
    await page.getByRole('link', { name: 'Create your account' }).click()
    await expect(page).toHaveURL('/user/register')
    expect(await page.content()).toContain('This product needs JavaScript')
  })
})

test('whoever reads another language never sees the English page', { tag: '@ACC-LAND-01' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('language', 'pt-BR')
    const seen: string[] = []
    Reflect.set(window, 'seen', seen)
    const look = () => {
      const heading = document.querySelector('h1')
      if (heading && getComputedStyle(heading).visibility === 'visible') seen.push(heading.innerText)
      requestAnimationFrame(look)
    }
    look()
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aprender junto, em boa companhia')
  expect(await page.evaluate(() => (Reflect.get(window, 'seen') as string[]).join())).not.toContain('Learn')
})

test('a member finds it too, with their own bar', { tag: '@ACC-LAND-01' }, async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
})

test('another name takes the place of ours', { tag: '@ACC-LAND-01' }, async ({ page }) => {
  await serveConfig(page, { brand: { name: 'Ágora' } })
  await page.goto('/')
  await expect(page.getByText('Ágora is where communities that teach meet')).toBeVisible()
  await expect(page).toHaveTitle(`${headline} · Ágora`)
})

test.describe('a first visit', () => {
  test.use({ hasConsented: false })
  test('opens what happens with one’s data; closing it records consent', {
    tag: ['@both', '@ACC-LAND-02'],
  }, async ({ page, expectAccessible }) => {
    await page.goto('/')
    const dialog = page.getByRole('dialog', { name: 'Your privacy' })
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText('Before you look around')).toBeVisible()
    await expect(dialog.getByRole('term')).toHaveCount(7)
    await expect(dialog.getByRole('definition')).toHaveCount(7)
    await expect(dialog.getByText('You can delete what is kept')).toBeVisible()
    await expectAccessible()
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBeNull()

    await dialog.getByRole('button', { name: 'I have read it' }).click()
    await expect(dialog).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('true')
    await page.reload()
    await expect(page.getByRole('button', { name: /Language/ })).toBeVisible()
    await expect(dialog).toBeHidden()
  })

  test('its focus is in sight, and Escape closes it too', { tag: ['@ACC-LAND-02', '@FLT-92'] }, async ({
    page,
  }) => {
    await page.goto('/')
    const dialog = page.getByRole('dialog', { name: 'Your privacy' })
    await expect(dialog).toBeVisible()
    const close = dialog.getByRole('button', { name: 'I have read it' })
    await expect(close).toBeInViewport({ ratio: 1 })
    for (let stop = 0; stop < 4; stop += 1) {
      await expect(dialog.locator(':focus')).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('true')
  })
})
