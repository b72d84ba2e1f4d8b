import { expect, test } from '../browser/support/fixtures'
import { goToMessages, missingCode, openFeed, passRetries } from '../browser/support/missing-code'
import { deployNewBuild } from '../browser/support/new-build'

test('an open app reloads once when a new version is not there as a whole', {
  tag: '@PLG-04',
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allow(missingCode)
  for (const [name, how, sentence] of [
    ['lacks files', { isWhole: false }, 'This part couldn’t be loaded'],
    ['is on some servers only', { isTorn: true, isWhole: false }, 'There may be a new version'],
    ['is not served', { isServed: false, isWhole: false }, 'There may be a new version'],
  ] as const)
    await test.step(name, async () => {
      await openFeed(page, mock)
      const deployed = await deployNewBuild(page, how)
      await goToMessages(page)
      // Requests for missing files are repeated after 1, 3 and 10 s.
      await expect(page.getByRole('alert')).toContainText(sentence, { timeout: 40_000 })
      expect(deployed.loadCount()).toBe(1)
      // A session reloads once for each version; the next step is about another one.
      await page.evaluate(() => sessionStorage.clear())
      await page.goto('about:blank')
      await page.unrouteAll()
    })
})

test('the page offers a retry when its scripts do not load, and has built-in texts without text files', {
  tag: ['@PLG-04', '@KRN-I18N-04'],
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(missingCode, /No plugin could be loaded/, /i18n/)
  await page.clock.install()
  await page.addInitScript(() => localStorage.setItem('language', 'es'))
  const shell = await (await page.request.get('/user/login')).text()
  const own = [...shell.matchAll(/<script defer src="([^"]+)"/g)].map(([, path = '']) => path)
  for (const [name, isMissing] of [
    ['no script', () => true],
    ['no script of a plugin', (path: string) => !own.includes(path)],
  ] as const)
    await test.step(name, async () => {
      await page.route('**/assets/js/**', (route) =>
        isMissing(new URL(route.request().url()).pathname) ? route.abort() : route.fallback(),
      )
      await page.goto('/user/login')
      await passRetries(page)
      await expect(page.getByRole('alert')).toContainText('No se pudo cargar esta página')
      await page.unroute('**/assets/js/**')
      await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
      await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
    })
  await test.step('no text file', async () => {
    await page.route('**/assets/i18n/*', (route) => route.abort())
    await page.goto('/user/login')
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  })
})

test('files of the start that fail for a moment are requested again, and the app starts by itself', {
  tag: ['@PLG-04', '@FLT-169'],
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allow(missingCode)
  const shell = await (await page.request.get('/manageGroups')).text()
  const [head = ''] = shell.split('</head>')
  const files = [...head.matchAll(/<(?:script defer src|link href)="([^"]+\.(?:js|css))"/g)]
  expect(files.length).toBeGreaterThan(2)
  const failing = [
    ...files.map(([, path = '']) => ['/manageGroups', path] as const),
    ['/manageGroups', '**/assets/**/*.{js,css}'],
    ['/user/login', '**/assets/**/*.{js,css}'],
  ] as const
  for (const [address, file] of failing)
    await test.step(`${address} without ${file}`, async () => {
      const asked = new Set<string>()
      await page.route(file, (route) => {
        const url = route.request().url()
        return asked.size === asked.add(url).size ? route.fallback() : route.abort()
      })
      if (address === '/manageGroups') await mock.login(page)
      await page.goto(address)
      await expect(page.locator('html')).toHaveAttribute('data-ready')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('button').first()).toHaveCSS('cursor', 'pointer')
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.unrouteAll()
      await page.evaluate(() => localStorage.clear())
    })
})
