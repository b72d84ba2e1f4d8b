import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import { holdRequests } from './support/hold-requests'

const headline = 'Learn together, in good company'

/** Adds up the layout shifts of each page. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
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
const shifted = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0))

test('the landing page shows posts and courses, and moves nothing without them', {
  tag: ['@phone', '@ACC-LAND-01', '@UX-46', '@PST-HOME-01'],
}, async ({ page, mock, expectAccessible }) => {
  await watchShifts(page)
  await page.goto('/')
  const main = page.getByRole('main')
  const recent = main.getByRole('region', { name: 'On Roda right now' })
  const items = recent.getByRole('article')
  const banner = main.getByRole('img', { name: /in a circle around/ })
  await expect(items).toHaveCount(4)
  await expect(items.first()).toBeInViewport()
  expect(await shifted(page)).toBeLessThanOrEqual(0.02)
  await test.step('on a desktop', async () => {
    const phone = page.viewportSize()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.reload()
    await expect(items).toHaveCount(4)
    await expect(items.first()).toBeInViewport()
    expect(await shifted(page)).toBeLessThanOrEqual(0.02)
    expect((await banner.boundingBox())?.height).toBeLessThanOrEqual(400)
    if (phone) await page.setViewportSize(phone)
  })
  const drawing = (await banner.locator('img').getAttribute('src')) ?? ''
  expect((await page.request.get(drawing)).headers()['content-type']).toBe('image/svg+xml')
  await expectAccessible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible()
  expect(await mock.requests('getCoursesByLogin')).not.toContainEqual(
    expect.objectContaining({ headers: expect.objectContaining({ authorization: true }) }),
  )
  await items.nth(0).getByRole('link').click()
  await expect(page).toHaveURL(/\/@/)
  await page.goBack()
  await items.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/course\/\d+$/)

  await mock.fault('getHomeFeed', { status: 500 })
  await mock.clearRequests()
  await page.goto('/')
  await expect.poll(async () => (await mock.requests('getHomeFeed')).length).toBeGreaterThan(0)
  await expect(banner).toBeVisible()
  await expect(recent).toContainText('What members share couldn’t be loaded.')
  await expect(recent).not.toContainText('Nothing public yet.')
  expect(await shifted(page)).toBeLessThanOrEqual(0.02)
  await mock.clearFaults()
  await recent.getByRole('button', { name: 'Try again' }).click()
  await expect(items).toHaveCount(4)
})

test('the landing page hydrates without an error, however it was opened, and never in another language', {
  tag: ['@slow', '@ACC-LAND-01', '@FLT-48'],
}, async ({ page }) => {
  // React reports a hydration error to the console, and the test fails on console errors.
  const languageButton = page.getByRole('button', { name: /Language/ })
  const expectUsable = async (heading: string) => {
    await languageButton.click()
    await expectMenu(heading)
  }
  const expectMenu = async (heading: string) => {
    await expect(page.getByRole('menuitemradio').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  const serveStartPageAt = (path: string) =>
    page.route(path, async (route) => route.fulfill({ response: await page.request.get('/') }))

  await test.step('opened by its address, with the prerendered heading', async () => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => Reflect.set(window, 'first', document.querySelector('h1')))
    })
    await page.goto('/')
    await expectUsable(headline)
    expect(await page.evaluate(() => Reflect.get(window, 'first') === document.querySelector('h1'))).toBe(
      true,
    )
  })
  await test.step('opened by its file name', async () => {
    await serveStartPageAt('**/index.html')
    await page.goto('/index.html?from=mail')
    await expectUsable(headline)
    await expect(page).toHaveURL('/?from=mail')
  })
  await test.step('served as the fallback page of another address', async () => {
    await serveStartPageAt('**/user/login')
    await page.goto('/user/login')
    await expectUsable('Log in')
  })
  await test.step('clicked before the language file arrives', async () => {
    const release = await holdRequests(page, '**/assets/i18n/en.json')
    await page.goto('/', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible()
    await languageButton.click()
    release()
    await expectMenu(headline)
  })
  await test.step('opened with a language file that has other keys', async () => {
    await page.route('**/assets/i18n/en.json', (route) =>
      route.fulfill({ json: { landing: { headline: 'Sing together' } } }),
    )
    await page.goto('/')
    await expectUsable('Sing together')
    await expect(page.getByRole('main').getByRole('link', { name: 'Create account' }).first()).toBeVisible()
  })
  await test.step('pressed or focused while such a file replaces the screen', async () => {
    const openHeld = async () => {
      const release = await holdRequests(page, '**/assets/i18n/en.json')
      await page.goto('/', { waitUntil: 'commit' })
      await languageButton.hover()
      await languageButton.focus()
      return release
    }
    for (const [press, letGo] of [
      [() => page.mouse.down(), () => page.mouse.up()],
      [() => page.keyboard.down('Space'), () => page.keyboard.up('Space')],
    ] as const) {
      const release = await openHeld()
      await press()
      release()
      // The app has loaded, and waits.
      await page.waitForLoadState('networkidle')
      await letGo()
      await expectMenu('Sing together')
    }
    const release = await openHeld()
    release()
    await expect(page.getByRole('heading', { level: 1, name: 'Sing together' })).toBeVisible()
    await page.keyboard.press('Enter')
    await expectMenu('Sing together')
  })
  await test.step('opened by a reader of another language', async () => {
    await page.unrouteAll()
    await page.addInitScript(() => {
      localStorage.setItem('language', 'pt-BR')
      const seen: string[] = []
      Reflect.set(window, 'seen', seen)
      const record = () => {
        const heading = document.querySelector('h1')
        if (heading && getComputedStyle(heading).visibility === 'visible') seen.push(heading.innerText)
        requestAnimationFrame(record)
      }
      record()
    })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aprender junto, em boa companhia')
    const seen = await page.evaluate(() => (Reflect.get(window, 'seen') as string[]).join())
    expect(seen).not.toContain('Learn')
  })
})

test('landing, login and course pages load the font without layout shift', {
  tag: '@FLT-56',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await watchShifts(page)
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1 })
  const visits = [
    { path: '/', last: heading },
    { path: '/user/login', last: heading },
    // The enroll button belongs to another plugin and renders last.
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
    expect(await shifted(page), path).toBeLessThan(0.01)
  }
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('the landing page and its links work without JavaScript', { tag: '@ACC-LAND-01' }, async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveTitle(`${headline} · Roda`)
    for (const property of ['og:title', 'og:description', 'og:image'])
      await expect(page.locator(`meta[property="${property}"]`)).toHaveAttribute('content', /./)
    expect((await page.request.get('/social.png')).ok()).toBe(true)
    await page.getByRole('link', { name: 'Create account' }).first().click()
    await expect(page).toHaveURL('/user/register')
    expect(await page.content()).toContain('This product needs JavaScript')
  })
})

test.describe(() => {
  test.use({ hasConsented: false })
  test('the privacy dialog scrolls to its focused control, and closes, also in a slow browser', {
    tag: ['@phone', '@ACC-LAND-02', '@UX-45', '@FLT-92', '@EXT-08'],
  }, async ({ page, expectAccessible }) => {
    await page.goto('/')
    const dialog = page.getByRole('dialog', { name: 'Your privacy' })
    await expect(dialog).toBeVisible()
    const close = dialog.getByRole('button', { name: 'Got it' })
    await expect(close).toBeInViewport({ ratio: 1 })
    for (let stop = 0; stop < 4; stop += 1) {
      await expect(dialog.locator(':focus')).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Tab')
    }
    const text = dialog.getByText('Your messages go to the people you write to')
    await expect(text).toBeHidden()
    await dialog.getByText('Your messages', { exact: true }).click()
    await expect(text).toBeVisible()
    await expectAccessible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('consent'))).toBe('true')

    await test.step('it closes when Ark UI misses the end of its animation', async () => {
      await page.addInitScript(() => localStorage.removeItem('consent'))
      await page.reload()
      await expect(dialog).toBeVisible()
      // In WebKit, a slow page sends the event before Ark listens to it.
      await page.evaluate(() =>
        addEventListener(
          'animationend',
          (event) => event.isTrusted && event.stopImmediatePropagation(),
          true,
        ),
      )
      await close.click()
      await expect(dialog).toHaveCount(0)
      await page.getByRole('main').getByRole('link', { name: 'Create account' }).first().click()
      await expect(page).toHaveURL('/user/register')
    })
  })
})
