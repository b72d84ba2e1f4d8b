import { messageField } from './support/chat-screen'
import { expectCartBadge } from './support/commerce-screens'
import { expect, test } from './support/fixtures'
import { navigateTo } from './support/in-app-navigation'
import { waitForLateCode } from './support/late-code'
import { logIn } from './support/login-form'
import { goToMessages, missingCode, openFeed, passRetries } from './support/missing-code'
import { deployNewBuild } from './support/new-build'

test('an open app loads a new deployment once in each tab, keeping route and drafts', {
  tag: ['@slow', '@PLG-04', '@UX-44'],
}, async ({ page, context, mock, consoleErrors }) => {
  consoleErrors.allow(missingCode)
  await mock.login(page)
  await page.goto('/mypage')
  await expectCartBadge(page)
  const other = await context.newPage()
  // Conversation ids are the same in every mock world.
  await other.goto('/messages?with=group-2895')
  await messageField(other).fill('Half a message')
  await expectCartBadge(other)
  await page.getByRole('link', { name: 'New post', exact: true }).filter({ visible: true }).click()
  await page.getByRole('textbox', { name: /Text/ }).fill('Half a thought')
  await page.getByRole('button', { name: 'Close' }).click()
  const deployed = await deployNewBuild(page)
  const deployedForOther = await deployNewBuild(other)
  await goToMessages(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await expect(page).toHaveURL(/\/messages\?with=/)
  expect(deployed.loadCount()).toBe(1)
  expect(deployedForOther.loadCount()).toBe(0)
  await expect(messageField(other)).toHaveValue('Half a message')
  await other.getByRole('navigation').getByRole('link', { name: 'Discover' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Discover' })).toBeVisible()
  expect(deployedForOther.loadCount()).toBe(1)
  await other.goto('/messages?with=group-2895')
  await expect(messageField(other)).toHaveValue('Half a message')
  await page.goto('/createPost')
  await expect(page.getByRole('textbox', { name: /Text/ })).toHaveValue('Half a thought')
})

test('a lost connection is reported, the app goes on when it is back, and typed text stays', {
  tag: '@PLG-04',
}, async ({ page, context, mock, consoleErrors }) => {
  consoleErrors.allow(missingCode)
  consoleErrors.allowFailedRequests()
  await openFeed(page, mock)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await test.step('a screen whose code is not loaded yet', async () => {
    await context.setOffline(true)
    await goToMessages(page)
    await expect(page.getByRole('alert')).toContainText('This part couldn’t be loaded')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  })
  await test.step('a screen whose data are not loaded yet', async () => {
    await navigateTo(page, '/course/1441')
    await expect(page.locator('main summary').first()).toBeVisible()
    await waitForLateCode(page)
    await context.setOffline(true)
    await navigateTo(page, '/course/1479')
    await expect(page.getByRole('alert')).toContainText('Can’t reach the server')
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Seeing light' })).toBeVisible()
  })
  await test.step('a form', async () => {
    await navigateTo(page, '/createPost')
    await page.getByRole('textbox', { name: /Text/ }).fill('Half a thought')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText('Can’t reach the server').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: /Text/ })).toHaveValue('Half a thought')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect.poll(async () => (await mock.requests('createPost')).length).toBe(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)
})

test('the card for scripts that do not load looks like the product, goes on trying, and keeps typed text', {
  tag: ['@slow', '@PLG-04', '@FLT-169'],
}, async ({ page, consoleErrors }) => {
  consoleErrors.allow(missingCode)
  await page.clock.install()
  const alert = page.getByRole('alert')
  await page.route('**/assets/js/**', (route) => route.abort())
  await page.goto('/user/login')
  await page.getByLabel('Email').fill('ana@roda.example')
  await passRetries(page)
  await expect(alert).toContainText('couldn’t be loaded')
  await expect(alert).toHaveCSS('border-radius', '14px')
  await page.unroute('**/assets/js/**')
  await page.clock.runFor(30_000)
  await expect(alert).toHaveCount(0)
  await expect(page.locator('html')).toHaveAttribute('data-ready')
  await expect(page.getByLabel('Email')).toHaveValue('ana@roda.example')
})

test('one notice says that menus did not load, however many were opened', {
  tag: ['@slow', '@FLT-178'],
}, async ({ page, context, mock, consoleErrors }) => {
  consoleErrors.allow(missingCode)
  consoleErrors.allowFailedRequests()
  // With data saver, the code of menus is not loaded in advance.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await openFeed(page, mock)
  await context.setOffline(true)
  const menus = page.getByRole('button', { name: 'More', exact: false }).filter({ visible: true })
  for (const menu of [menus.first(), page.getByRole('button', { name: 'Account menu' }), menus.nth(1)]) {
    await menu.click()
    await expect(page.getByRole('alert')).toHaveCount(1)
  }
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('an app that gets no settings keeps the session, offers a retry, and resumes when online', {
  tag: ['@slow', '@KRN-START-03', '@FLT-113'],
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allow(missingCode, /config\.json/)
  consoleErrors.allowFailedRequests()
  const token = await mock.login(page)
  const alert = page.getByRole('alert')
  const retry = alert.getByRole('button', { name: 'Try again' })
  for (const [name, answer] of [
    ['503', { status: 503 }],
    ['HTML', { body: '<html>', contentType: 'text/html' }],
  ] as const)
    await test.step(`config.json answers ${name}`, async () => {
      await page.route('**/config.json', (route) => route.fulfill(answer))
      await page.goto('/mypage')
      await expect(alert).toContainText('couldn’t be loaded')
      await expect(retry).toBeVisible()
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(token)
      expect(await mock.requests()).toEqual([])
      await page.unroute('**/config.json')
    })
  await test.step('the app starts offline', async () => {
    const unreachable = /\/(config\.json|api\/.*)$/
    await page.route(unreachable, (route) => route.abort('internetdisconnected'))
    await page.goto('/mypage')
    await expect(alert.filter({ hasText: 'couldn’t be loaded' })).toBeVisible()
    await expect(page).toHaveURL('/mypage')
    await page.unroute(unreachable)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page).toHaveURL('/mypage')
    expect(await mock.requests('retryLogin')).toHaveLength(1)
  })
})

test('an app waking from sleep reports usage and refreshes the feed once, and ends an expired session', {
  tag: ['@KRN-CLOCK-01', '@KRN-CLOCK-02', '@MSG-HUB-02'],
}, async ({ page, mock }) => {
  const counts = { reports: 0, feeds: 0, sockets: 0 }
  await page.clock.install()
  await page.route('**/api/user/retryLogin', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), timeout: 100_000 } })
  })
  await page.route('**/api/user/addLoggedTime', (route) => {
    counts.reports += 1
    return route.fulfill({ json: false })
  })
  page.on('websocket', () => {
    counts.sockets += 1
  })
  await openFeed(page, mock)
  await page.clock.runFor(5_000)
  await expect.poll(() => counts.sockets).toBe(1)
  await waitForLateCode(page)
  Object.assign(counts, { reports: 0, sockets: 0 })
  await mock.clearRequests()

  await page.clock.fastForward('08:00:00')
  await page.clock.runFor(15_000)
  await expect.poll(() => counts.reports).toBe(1)
  await expect.poll(async () => (await mock.requests('getFeed')).length).toBe(1)
  // The end of the connection is noticed at a time of the browser's own; only then the next attempt is planned.
  const attempts = async () => {
    await page.clock.runFor(1_000)
    return counts.sockets
  }
  await expect.poll(attempts).toBeGreaterThan(0)
  await expect(page).toHaveURL('/mypage')

  await page.unrouteAll()
  await mock.setClock(180)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL('/user/timeout')
})

test('a login is kept in memory when the browser forbids storage and locks', { tag: '@slow' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Forbidden', 'SecurityError')
        },
      })
    }
    Object.defineProperty(window, 'indexedDB', { value: undefined })
    LockManager.prototype.request = () => Promise.reject(new DOMException('Forbidden', 'SecurityError'))
  })
  await page.goto('/user/login')
  await logIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('tab', { name: 'My posts' }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
})

test('a field grows with its text in browsers without field-sizing', { tag: ['@slow', '@FLT-129'] }, async ({
  page,
  mock,
}) => {
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...condition: [string]) => condition[0] !== 'field-sizing' && supports(...condition)
    document.addEventListener('DOMContentLoaded', () => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('textarea { field-sizing: fixed !important }')
      document.adoptedStyleSheets.push(sheet)
    })
  })
  await mock.login(page)
  await page.goto('/createPost')
  const field = page.getByRole('textbox', { name: /^Text/ })
  const height = async () => Math.round((await field.boundingBox())?.height ?? 0)
  await expect(field).toBeVisible()
  const empty = await height()
  await field.fill('One\nTwo\nThree\nFour\nFive\nSix\nSeven\nEight')
  await expect.poll(height).toBeGreaterThan(empty + 40)
  await field.fill('One')
  await expect.poll(height).toBe(empty)
})
