import type { BrowserContext, Page } from '@playwright/test'
import { expect, solveCaptcha, test } from './support/fixtures'
import { fillInLogin } from './support/login-form'

/** Records issued tokens, and the requests and logs in which other people could find a token. */
class LeakRecorder {
  readonly tokens = new Set<string>()
  readonly readings: Promise<unknown>[] = []
  /** Requested addresses, referrers and console output, as texts to search for tokens. */
  readonly texts: string[] = []
  readonly sockets: string[] = []
  /** Origins that received a token in a request. */
  readonly receivers = new Set<string>()

  constructor(context: BrowserContext) {
    context.on('request', (request) => {
      const { referer = '', authorization } = request.headers()
      this.texts.push(request.url(), referer)
      if (authorization) this.receivers.add(new URL(request.url()).origin)
    })
    context.on('response', (response) => {
      if (!/\/api\/user\/(login|retryLogin)$/.test(response.url()) || !response.ok()) return
      this.readings.push(response.json().then(({ token }) => this.tokens.add(token)))
    })
    context.on('console', (message) => {
      this.texts.push(message.text())
    })
    context.on('page', (page) => this.follow(page))
  }

  follow(page: Page): void {
    page.on('websocket', (socket) => this.sockets.push(socket.url()))
    page.on('framenavigated', (frame) => this.texts.push(frame.url()))
  }

  /** Returns the texts that contain a token. */
  findLeaks(texts: readonly string[]): string[] {
    return texts.filter((text) => [...this.tokens].some((token) => text.includes(token)))
  }
}

/** Collects everything that a page stores or shows, as texts. */
const collectTexts = (page: Page) =>
  page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => `database ${name}`)
    const caches = (await globalThis.caches.keys()).map((name) => `cache ${name}`)
    const texts = [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage).flat())
    const entries = performance.getEntries().map(({ name }) => name)
    const { href } = location
    const shown = document.documentElement.outerHTML
    const state = JSON.stringify(history.state)
    return {
      stores: [...databases, ...caches],
      texts: [...texts, ...entries, state, href, name, document.cookie, shown],
    }
  })

test('the token is in no HTTP URL or log; a logout clears it in all tabs', {
  tag: ['@KRN-AUTH-06', '@KRN-AUTH-07', '@MSG-HUB-01'],
}, async ({ page, context, baseURL }) => {
  const recorder = new LeakRecorder(context)
  recorder.follow(page)
  await page.goto('/user/login?from=mail')
  await fillInLogin(page)
  await solveCaptcha(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/mypage')
  await Promise.all(recorder.readings)
  const other = await context.newPage()
  for (const [tab, path, shown] of [
    [page, '/mypage?tab=feed', 'main article'],
    [other, '/messages', 'main li'],
    [page, '/course/mycourses', 'main h2'],
    [page, '/@ana.martins', 'main h1'],
    [page, '/user/profile', 'main form, main img'],
    [page, '/shoppingCart', 'main h1'],
  ] as const) {
    await tab.goto(path)
    await expect(tab.locator(shown).first()).toBeVisible()
    // A response can be read only until its page is left.
    await expect(tab.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await Promise.all(recorder.readings)
  }
  await expect.poll(() => recorder.sockets.length).toBeGreaterThan(0)
  expect(recorder.tokens.size).toBeGreaterThan(1)
  // Only the web socket, which can have no headers, has the token in its address.
  expect(recorder.findLeaks(recorder.sockets)).toEqual(recorder.sockets)
  expect(recorder.findLeaks(Object.values(await page.evaluate(() => ({ ...localStorage }))))).toHaveLength(1)

  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/')
    await expect(tab.getByRole('button', { name: 'Account menu' })).toHaveCount(0)
    await expect.poll(async () => (await collectTexts(tab)).stores).toEqual([])
    expect(recorder.findLeaks((await collectTexts(tab)).texts)).toEqual([])
  }
  expect(recorder.findLeaks(recorder.texts)).toEqual([])
  expect([...recorder.receivers]).toEqual([new URL(baseURL ?? '').origin])
  expect(recorder.sockets.filter((address) => !/^ws:\/\/[^/]+\/MessageHub\?/.test(address))).toEqual([])
})
