import type { Browser, Page } from '@playwright/test'
import type { MockWorld } from '../browser/support/mock-world'
import { expect, test } from './support/fixtures'

const count = Number(process.env.MESSAGES ?? 1_000)
const seed = Number(process.env.SEED ?? 7)

test('each message is stored and shown once while hub and calls fail', async ({
  mock,
  ana,
  bruno,
  browser,
  context,
  consoleErrors,
}) => {
  consoleErrors.allowFailedRequests()
  const random = createRandom(seed)
  const storageState = await context.storageState()
  const openChat = async (account: 'ana' | 'bruno', other: string) =>
    openConversation(browser, storageState, await mock.signIn(account), other)
  const pages: [Page, Page] = [await openChat('ana', bruno.id), await openChat('bruno', ana.id)]

  const happened = new Map<string, number>()
  for (let sent = 0; sent < count; sent++) {
    const side = random() < 0.5 ? 0 : 1
    await pages[side].getByRole('textbox', { name: 'Message' }).fill(`Message ${sent}`)
    await pages[side].keyboard.press('Enter')
    const fault = random() < 0.05 ? faults[Math.floor(random() * faults.length)] : undefined
    if (fault) {
      happened.set(fault.name, (happened.get(fault.name) ?? 0) + 1)
      await mock.clearFaults()
      pages[side] = (await fault(mock, pages[side])) ?? pages[side]
    }
    if (random() < 0.05) await settle(pages)
  }
  console.log(`${count} messages, seed ${seed}:`, Object.fromEntries(happened))

  await mock.clearFaults()
  await settle(pages)
  for (const page of pages) {
    const again = page.getByRole('button', { name: 'Reconnect' })
    const connected = page.getByText('Connected', { exact: true })
    await again.or(connected).first().waitFor({ state: 'attached', timeout: 60_000 })
    // The hub may connect by itself before the click.
    if (await again.isVisible()) await again.click({ timeout: 5_000 }).catch(() => undefined)
    await connected.waitFor({ state: 'attached', timeout: 60_000 })
  }
  await settle(pages)
  for (const page of pages) await page.waitForLoadState('networkidle')

  const stored = await ana.stored(bruno.id)
  const sent = Array.from({ length: count }, (_, index) => `Message ${index}`)
  expect(
    stored.filter((text) => text.startsWith('Message ')).toSorted(),
    'each message is stored once',
  ).toEqual(sent.toSorted())
  // Messages sent at the same time appear in the server's order only after a few seconds.
  for (const page of pages) await expect.poll(() => readAll(page), { timeout: 90_000 }).toEqual(stored)
  for (const page of pages) await page.context().close()
})

/** Creates a seeded generator of random numbers from 0 to 1. */
function createRandom(start: number): () => number {
  let state = start
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

async function openConversation(
  browser: Browser,
  storageState: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>,
  token: string,
  other: string,
): Promise<Page> {
  const context = await browser.newContext({ storageState, viewport: { width: 1000, height: 700 } })
  await context.addInitScript((value) => {
    localStorage.setItem('consent', 'true')
    localStorage.setItem('token', value)
  }, token)
  const page = await context.newPage()
  await page.goto(`/messages?with=${other}`)
  await page.getByText('Connected', { exact: true }).waitFor({ state: 'attached' })
  await chatOf(page).waitFor()
  return page
}

const chatOf = (page: Page) => page.getByRole('log', { name: /^Messages with/ })

/** Each fault lasts until the next one is applied. A fault that opens another tab returns that tab. */
const faults: readonly ((mock: MockWorld, page: Page) => Promise<Page | undefined>)[] = [
  async function hubDropped(mock) {
    await mock.dropHub()
    return undefined
  },
  async function hubRefused(mock) {
    await mock.fault('negotiateMessageHub', { status: 503, times: 2 })
    await mock.dropHub()
    return undefined
  },
  async function slowAnswer(mock) {
    await mock.fault('createMessage', { latency: 300, times: 5 })
    return undefined
  },
  async function callFailed(mock) {
    await mock.fault('createMessage', { status: 500, times: 2 })
    return undefined
  },
  async function storedButAnswered500(mock) {
    await mock.fault('createMessage', { status: 500, stored: true, times: 2 })
    return undefined
  },
  async function storedWithUnknownStatus(mock) {
    await mock.fault('getMessages', { status: 503, times: 4 })
    await mock.fault('createMessage', { body: 'half', times: 1 })
    return undefined
  },
  async function pageReloaded(_, page) {
    await reload(page)
    return undefined
  },
  async function reloadedWithoutHub(mock, page) {
    await mock.fault('negotiateMessageHub', { status: 503, times: 2 })
    await mock.dropHub()
    await reload(page)
    return undefined
  },
  async function tabClosed(_, page) {
    const next = await page.context().newPage()
    const address = page.url()
    await page.close()
    await next.goto(address)
    await chatOf(next).waitFor()
    return next
  },
]

async function reload(page: Page): Promise<void> {
  await page.reload()
  await chatOf(page).waitFor()
}

/** Sends failed messages again until every message is sent. */
async function settle(pages: readonly Page[]): Promise<void> {
  for (const page of pages)
    for (;;) {
      await page.getByText('Sending…').first().waitFor({ state: 'detached', timeout: 60_000 })
      const again = page.getByRole('button', { name: 'Try again' }).first()
      if (!(await again.isVisible())) break
      // The button may disappear before the click, when a refetch finds the message stored.
      await again.click({ timeout: 2_000 }).catch(() => undefined)
    }
}

/** Scrolls through a conversation and reads the text of every message by its index. */
function readAll(page: Page): Promise<(string | null | undefined)[]> {
  return chatOf(page).evaluate(async (log) => {
    const lines = new Map<number, string | null | undefined>()
    const read = () => {
      for (const row of log.querySelectorAll<HTMLElement>('[data-index]'))
        lines.set(Number(row.dataset.index), row.querySelector('p[dir=auto]')?.textContent)
    }
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // Scrolling to the start loads earlier messages; until all are loaded, index 0 is not the first message.
    for (let still = 0; still < 5; still++) {
      const { scrollHeight } = log
      log.scrollTop = 0
      await frame()
      if (log.scrollHeight !== scrollHeight) still = 0
    }
    log.scrollTop = log.scrollHeight
    await frame()
    for (;;) {
      read()
      if (log.scrollTop <= 0) break
      log.scrollTop -= log.clientHeight / 2
      await frame()
    }
    return [...lines].sort(([one], [other]) => one - other).map(([, text]) => text)
  })
}
