import type { Page } from '@playwright/test'
import { expectCartBadge } from './support/commerce-screens'
import { expect, test } from './support/fixtures'
import { navigateTo } from './support/in-app-navigation'
import type { MockWorld } from './support/mock-world'
import { deployNewBuild } from './support/new-build'

const gone = /Failed to load resource|ChunkLoadError|Loading (CSS )?chunk|The plugin ".*" failed|ERR_/

/** Goes on within the page to a screen whose code has not come yet. */
const goToMessages = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Messages' }).click()

/** Opens the start page as Ana, whose posts are there. */
async function openFeed(page: Page, mock: MockWorld): Promise<void> {
  await mock.login(page)
  await page.goto('/mypage')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expectCartBadge(page)
}

test('a version that is deployed while a page is open is taken up once; route and draft stay', {
  tag: '@PLG-04',
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allow(gone)
  await mock.login(page)
  await page.goto('/createPost')
  await expectCartBadge(page)
  await page.getByRole('textbox', { name: /Text/ }).fill('Half a thought')
  const deployed = await deployNewBuild(page)
  await goToMessages(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await expect(page).toHaveURL('/messages')
  expect(deployed.loadCount()).toBe(1)
  await page.goBack()
  await expect(page.getByRole('textbox', { name: /Text/ })).toHaveValue('Half a thought')
})

for (const [name, how, sentence] of [
  ['lacks the same files', { isWhole: false }, 'That part did not load'],
  ['only some servers have', { isTorn: true, isWhole: false }, 'A new version may be out'],
  ['does not come', { isServed: false, isWhole: false }, 'A new version may be out'],
] as const)
  test(`a new version that ${name} is tried once, and a sentence says how to go on`, {
    tag: '@PLG-04',
  }, async ({ page, mock, consoleErrors }) => {
    consoleErrors.allow(gone)
    await openFeed(page, mock)
    // The page's own scripts are in the browser's memory: without them there would be nobody to say anything.
    const deployed = await deployNewBuild(page, how)
    await goToMessages(page)
    await expect(page.getByRole('alert')).toContainText(sentence)
    expect(deployed.loadCount()).toBe(1)
  })

test('code that cannot be had for want of a connection comes by itself when there is one', {
  tag: '@PLG-04',
}, async ({ page, context, mock, consoleErrors }) => {
  consoleErrors.allow(gone)
  await openFeed(page, mock)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await context.setOffline(true)
  await goToMessages(page)
  await expect(page.getByRole('alert')).toContainText('That part did not load')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
})

for (const [name, isMissing] of [
  ['own scripts', () => true],
  ['plugins', (own: readonly string[], path: string) => !own.includes(path)],
] as const)
  test(`a page whose ${name} do not come says so, and comes when they do`, { tag: '@PLG-04' }, async ({
    page,
    consoleErrors,
  }) => {
    consoleErrors.allow(gone, /No plugin could be loaded/)
    await page.addInitScript(() => localStorage.setItem('language', 'es'))
    const shell = await (await page.request.get('/user/login')).text()
    const own = [...shell.matchAll(/<script defer src="([^"]+)"/g)].map(([, path = '']) => path)
    await page.route('**/assets/js/**', (route) =>
      isMissing(own, new URL(route.request().url()).pathname) ? route.abort() : route.fallback(),
    )
    await page.goto('/user/login')
    await expect(page.getByRole('alert')).toContainText('No se ha podido cargar esta página')
    await page.unroute('**/assets/js/**')
    await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  })

test('a start without a connection says so, and comes back by itself at the screen that was asked for', {
  tag: '@KRN-START-03',
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allow(gone, /config\.json/)
  consoleErrors.allowFailedRequests()
  await mock.login(page)
  const isOut = /\/(config\.json|api\/.*)$/
  await page.route(isOut, (route) => route.abort('internetdisconnected'))
  await page.goto('/mypage')
  const failure = page.getByRole('alert').filter({ hasText: 'We could not take up your session again.' })
  await expect(failure.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page).toHaveURL('/mypage')
  await page.unroute(isOut)
  await mock.clearRequests()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page).toHaveURL('/mypage')
  expect(await mock.requests('retryLogin')).toHaveLength(1)
})

test('a connection that goes in the middle is told of, takes nothing that was typed, and what waited comes', async ({
  page,
  context,
  mock,
  consoleErrors,
}) => {
  consoleErrors.allow(gone)
  consoleErrors.allowFailedRequests()
  await mock.login(page)
  await page.goto('/course/1441')
  await expect(page.locator('main summary').first()).toBeVisible()
  await context.setOffline(true)
  await navigateTo(page, '/course/1479')
  await expect(page.getByRole('alert')).toContainText('cannot be reached')
  await context.setOffline(false)
  await expect(page.getByRole('heading', { level: 1, name: 'Seeing light' })).toBeVisible()

  await page.goto('/createPost')
  await page.getByRole('textbox', { name: /Text/ }).fill('Half a thought')
  await context.setOffline(true)
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('cannot be reached').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: /Text/ })).toHaveValue('Half a thought')
  await context.setOffline(false)
  await page.getByRole('main').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/mypage/)
  expect(await mock.requests('createPost')).toHaveLength(1)
})

test('after eight hours of sleep usage is reported once, the feed asked for once and the hub opened once', {
  tag: ['@KRN-CLOCK-01', '@MSG-HUB-02'],
}, async ({ page, mock }) => {
  const asked = { reports: 0, feeds: 0, sockets: 0 }
  await page.clock.install()
  await page.route('**/api/user/retryLogin', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), timeout: 100_000 } })
  })
  await page.route('**/api/user/addLoggedTime', (route) => {
    asked.reports += 1
    return route.fulfill({ json: false })
  })
  page.on('websocket', () => {
    asked.sockets += 1
  })
  await openFeed(page, mock)
  await page.clock.runFor(5_000)
  await expect.poll(() => asked.sockets).toBe(1)
  Object.assign(asked, { reports: 0, sockets: 0 })
  await mock.clearRequests()

  await page.clock.fastForward('08:00:00')
  await page.clock.runFor(15_000)
  await expect.poll(() => asked.sockets).toBe(1)
  await expect.poll(() => asked.reports).toBe(1)
  await expect.poll(async () => (await mock.requests('getFeed')).length).toBe(1)
  await expect(page).toHaveURL('/mypage')
})
