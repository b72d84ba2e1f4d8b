import type { Page } from '@playwright/test'
import { expect, solveCaptcha, test } from './support/fixtures'
import { waitForLateCode } from './support/late-code'
import { fillInLogin, logIn } from './support/login-form'
import type { MockWorld } from './support/mock-world'
import { waitForLeader } from './support/wait-for-leader'

/** Starts a session with a fake clock, at a screen with posts. */
async function startWithFakeClock(page: Page, mock: MockWorld, path = '/mypage'): Promise<void> {
  await page.clock.install()
  await mock.login(page)
  await page.goto(path)
  await expect(page.getByRole('article').first()).toBeVisible()
  await waitForLateCode(page)
  await waitForLeader(page)
}

/** Stays on the feed until the session times out. */
async function waitForTimeout(page: Page, mock: MockWorld): Promise<void> {
  await startWithFakeClock(page, mock, '/mypage?tab=feed')
  await page.clock.fastForward('02:00:30')
  await expect(page).toHaveURL('/user/timeout')
}

test('a session resumes with a stored token', { tag: '@KRN-START-01' }, async ({ page, mock }) => {
  const before = await mock.login(page)
  await mock.clearRequests()
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  const calls = await mock.requests('retryLogin')
  expect(calls).toHaveLength(1)
  expect(calls[0]?.headers.authorization).toBe(true)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBe(before)
})

test('the app does not call retryLogin without a token', { tag: '@KRN-START-02' }, async ({ page, mock }) => {
  await page.goto('/user/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await mock.requests()).toEqual([])
})

test('a failed resume of the session is retried at the next navigation', {
  tag: '@KRN-START-02',
}, async ({ page, mock }) => {
  await mock.login(page)
  await mock.fault('retryLogin', { status: 503 })
  await page.goto('/user/timeout')
  await expect.poll(async () => (await mock.requests('retryLogin')).length).toBeGreaterThan(0)
  await mock.clearFaults()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, Home$/ })
    .click()
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
})

test('a refused token leads home with a message', {
  tag: ['@KRN-START-03', '@KRN-AUTH-05'],
}, async ({ page, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await page.addInitScript(() => localStorage.setItem('token', 'worn-out'))
  await page.goto('/user/login')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your session has ended').first()).toBeVisible()
})

test('a refused token does not redirect from public screens', { tag: '@KRN-START-03' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allowFailedRequests()
  await page.addInitScript(() => localStorage.setItem('token', 'worn-out'))
  await page.goto('/user/timeout')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(null)
  await expect(page).toHaveURL('/user/timeout')
})

test('every preloaded file is used even when a stored token is refused', { tag: '@FLT-58' }, async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allowFailedRequests()
  const logged: string[] = []
  page.on('console', (message) => message.type() === 'error' || logged.push(message.text()))
  await page.addInitScript(() => {
    localStorage.setItem('token', 'worn-out')
    // The test collects script URLs as they are added, since the bundler's runtime removes a script tag after loading
    // it.
    const used = new Set<string>()
    Reflect.set(globalThis, 'used', used)
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement) used.add(node.src)
        if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') used.add(node.href)
      }
    }).observe(document, { childList: true, subtree: true })
  })
  const preloaded = () =>
    page.evaluate(() => {
      const files = [
        ...document.querySelectorAll<HTMLLinkElement>('link[rel=preload], link[rel=modulepreload]'),
      ]
        .filter((link) => ['script', 'style'].includes(link.as))
        .map(({ href }) => href)
      return {
        isAny: files.length > 0,
        unused: files.filter((file) => !Reflect.get(globalThis, 'used').has(file)),
      }
    })
  for (const path of ['/mypage', '/mypage?tab=mine', '/messages', '/createPost']) {
    await page.goto(path)
    await expect(page.getByText('Your session has ended').first()).toBeVisible()
    await expect(page).toHaveURL('/')
    await expect.poll(preloaded, path).toEqual({ isAny: true, unused: [] })
  }
  expect(logged).toEqual([])
})

test('the app offers a retry at the same address if the server is down', { tag: '@FLT-10' }, async ({
  page,
  mock,
}) => {
  await mock.login(page)
  await mock.fault('retryLogin', { status: 503 })
  await page.goto('/mypage')
  await expect(page.getByText('We couldn’t restore your session.')).toBeVisible()
  expect(await mock.requests('retryLogin')).toHaveLength(2)
  await expect(page).toHaveURL('/mypage')
  await mock.clearFaults()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL('/mypage')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the login returns a visitor to the requested screen', async ({ page }) => {
  await page.goto('/mypage?tab=feed')
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Log in' }).click()
  await fillInLogin(page)
  await solveCaptcha(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/mypage?tab=feed')
})

test('the timeout screen opens when the server grants no session time', {
  tag: ['@KRN-AUTH-02', '@ACC-TIME-01'],
}, async ({ page, mock }) => {
  await page.route('**/api/user/login', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), timeout: -1 } })
  })
  await page.goto('/user/login')
  await logIn(page)
  await expect(page).toHaveURL('/user/timeout')
  await expect(page.getByRole('heading', { name: 'Your session has expired' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  expect(await mock.requests('addLoggedTime')).toEqual([])
})

test('usage is reported every 30 s, and the server can end the session', {
  tag: ['@KRN-CLOCK-01', '@KRN-CLOCK-03'],
}, async ({ page, mock }) => {
  await page.clock.install()
  await mock.login(page)
  await page.goto('/mypage')
  await waitForLeader(page)
  await waitForLateCode(page)
  for (const reports of [1, 2, 3]) {
    // The next 30 s begin when the answer arrives.
    const answered = page.waitForResponse('**/api/user/addLoggedTime')
    await page.clock.runFor(30_000)
    await (await answered).finished()
    await expect.poll(async () => (await mock.requests('addLoggedTime')).length).toBe(reports)
  }
  const [, , third] = await mock.requests('addLoggedTime')
  expect(third?.body).toMatchObject({
    elapsedTime: 1,
    StartTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/),
    ActualTime: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/),
  })

  await page.route('**/api/user/addLoggedTime', (route) => route.fulfill({ json: true }))
  await page.clock.runFor(30_000)
  await expect(page).toHaveURL('/user/timeout')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a login after a timeout returns to the same screen', {
  tag: '@KRN-CLOCK-02',
}, async ({ page, mock }) => {
  await waitForTimeout(page, mock)
  await page.getByRole('link', { name: 'Log in' }).last().click()
  await logIn(page)
  await expect(page).toHaveURL('/mypage?tab=feed')
})

test('a login of another user after a timeout opens my page', { tag: '@KRN-CLOCK-02' }, async ({
  page,
  mock,
}) => {
  await waitForTimeout(page, mock)
  await page.reload()
  await page.getByRole('link', { name: 'Log in' }).last().click()
  await logIn(page, 'bruno')
  await expect(page).toHaveURL('/mypage')
})

test('a warning appears 5 minutes and 1 minute before the session ends', { tag: '@KRN-CLOCK-02' }, async ({
  page,
  mock,
  expectAccessible,
}) => {
  await startWithFakeClock(page, mock)
  const warning = page.getByRole('status').filter({ hasText: 'Your session ends in' })
  await page.clock.fastForward('01:54:30')
  await expect(warning).toHaveCount(0)
  await page.clock.runFor(60_000)
  await expect(warning).toContainText('5 minutes')
  await expectAccessible()
  await warning.getByRole('button', { name: 'Close' }).click()
  await expect(warning).toHaveCount(0)
  await page.clock.runFor(4 * 60_000)
  await expect(warning).toContainText('1 minute')
})

test('the session and its minutes stay valid when the clock jumps', {
  tag: ['@KRN-CLOCK-02', '@KRN-NAV-04'],
}, async ({ page, mock }) => {
  await page.clock.install({ time: new Date('2026-03-01T10:00:00') })
  await mock.login(page)
  await page.goto('/mypage')
  const minutes = page.getByText(/minutes left in this session/)
  await expect(minutes).toHaveText(/^120 /)
  await waitForLateCode(page)
  await waitForLeader(page)
  const reported = async () =>
    (await mock.requests('addLoggedTime')).map(({ body }) => Reflect.get(Object(body), 'elapsedTime'))
  for (const [jump, reports] of [
    ['2026-03-04T10:00:00', [0]],
    ['2026-02-01T10:00:00', [0, 1]],
  ] as const) {
    await page.clock.setSystemTime(new Date(jump))
    await page.clock.runFor(31_000)
    await expect.poll(reported).toEqual(reports)
    await expect(page).toHaveURL('/mypage')
    await expect(minutes).toHaveText(/^1(20|19) /)
  }
})

test('an expired session ends when the page wakes from sleep', {
  tag: '@KRN-CLOCK-02',
}, async ({ page, mock }) => {
  await startWithFakeClock(page, mock)
  // `setClock` advances the clock of the mock server, but not of the browser.
  await mock.setClock(180)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page).toHaveURL('/user/timeout')
})

test('a login after status 401 returns to the same screen', async ({ page, mock }) => {
  await mock.login(page)
  await page.goto('/mypage?tab=feed')
  await mock.fault('reactToPost', { status: 401 })
  await page.getByRole('article').first().getByRole('button', { name: /^Like/ }).click()
  await expect(page).toHaveURL('/user/login')
  await expect(page.getByText('Your session has ended').first()).toBeVisible()
  await logIn(page)
  await expect(page).toHaveURL('/mypage?tab=feed')
})

test('a logout leaves no data for the next person', { tag: '@KRN-AUTH-06' }, async ({ page, mock }) => {
  await mock.login(page, 'ana')
  await page.goto('/mypage')
  const text = await page.getByRole('article').first().innerText()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL('/')
  expect(
    await page.evaluate(() => [
      localStorage.getItem('token'),
      sessionStorage.getItem('roda:rememberedRoute'),
    ]),
  ).toEqual([null, null])

  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await logIn(page, 'nova')
  await expect(page).toHaveURL('/mypage')
  await expect(page.getByText('Nothing here yet')).toBeVisible()
  await expect(page.getByText(text)).toHaveCount(0)
})

test('the login form sends one request on a double click', async ({ page, mock }) => {
  await mock.fault('login', { latency: 300 })
  await page.goto('/user/login')
  await fillInLogin(page)
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Log in' }).dblclick()
  await expect(page).toHaveURL('/mypage')
  expect(await mock.requests('login')).toHaveLength(1)
})
