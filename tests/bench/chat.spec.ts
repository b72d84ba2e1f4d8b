import type { Page } from '@playwright/test'
import type { ChatPartner } from '../browser/support/chat-partner'
import { checkFigures } from './support/figures'
import { type OpenedPage, test } from './support/fixtures'
import { latencyOfMost, watchInteractions } from './support/interactions'

declare global {
  var chat: {
    opened: number
    appended: number
    readonly awaitText: (text: string) => void
    readonly watchTasks: () => void
    readonly longestTask: () => number
  }
}

const many = 10_000
/** How many messages per second arrive, and for how many seconds. */
const flood = { rate: 100, seconds: 10 }

test('a conversation of 10,000 messages stays within its time limits', async ({ mock, open, ana, bruno }) => {
  const measure = async () => {
    const token = await mock.signIn('ana')
    const opened = await open({ token, slowdown: 4, watch: [watch, watchInteractions] })
    const found = await measureChat(opened, bruno, ana.id)
    await opened.close()
    return found
  }
  const few = await measure()
  await mock.addMessages(many)
  const full = await measure()

  const compared = (name: string, what: keyof typeof full, limit: number) => ({
    ...{ name, value: full[what], reference: few[what], limit },
  })
  checkFigures([
    compared('first lines painted after the response, ms', 'opened', 300),
    compared('a message painted after it was received, slowest of three, ms', 'appended', 30),
    compared('95 % of inputs painted, ms', 'most', 100),
    compared('longest task during 100 messages/s for 10 s, ms', 'task', 100),
    compared('elements in the page', 'nodes', 1_500),
  ])
})

/** Uses a conversation while messages arrive, and returns milliseconds and counts. */
async function measureChat({ page }: OpenedPage, other: ChatPartner, me: string) {
  await page.goto(`/messages?with=${other.id}`)
  await page.locator('[role=log] [data-index] p').last().waitFor()
  // The state is visually hidden on phones.
  await page.getByText('Connected', { exact: true }).waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const opened = await page.evaluate(() => globalThis.chat.opened)

  const last = page.locator('[role=log] [data-index] p[dir=auto]').last()
  const appended: number[] = []
  for (const text of ['Increase', 'And another', 'And a third']) {
    await page.evaluate((awaited) => globalThis.chat.awaitText(awaited), text)
    await other.announce(me, text)
    await last.getByText(text, { exact: true }).waitFor()
    appended.push(await page.evaluate(() => globalThis.chat.appended))
  }

  const most = await latencyOfMost(page, writersActs(page))
  // Scrolling replaces estimated row heights with measured ones, which moves the end of the list. The test scrolls
  // until the end no longer moves.
  await page.locator('main [role=log][tabindex]').evaluate(async (log) => {
    for (let calm = 0; calm < 5; ) {
      const isAtEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 1
      calm = isAtEnd ? calm + 1 : 0
      log.scrollTop = log.scrollHeight
      await new Promise(requestAnimationFrame)
    }
  })

  await page.evaluate(() => globalThis.chat.watchTasks())
  const total = flood.rate * flood.seconds
  const begun = performance.now()
  for (let sent = 0; sent < total; sent++) {
    const due = begun + (sent * 1_000) / flood.rate
    const early = due - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    await other.announce(me, `Flood ${sent}`)
  }
  await last.getByText(`Flood ${total - 1}`, { exact: true }).waitFor()
  const task = await page.evaluate(() => globalThis.chat.longestTask())
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
  return { opened, appended: Math.max(...appended), most, task, nodes }
}

/** The inputs of a person who writes: typing, sending, scrolling. */
function writersActs(page: Page) {
  const box = page.locator('main form textarea')
  const log = page.locator('main [role=log][tabindex]')
  const press = (key: string) => () => page.keyboard.press(key)
  const line = (text: string) => [() => box.click(), ...[...text].map(press), press('Enter')]
  return [
    ...['One', 'Two', 'Three', 'Four', 'Five'].flatMap(line),
    () => log.focus(),
    ...Array.from({ length: 8 }, () => [press('PageUp'), press('PageUp'), press('PageDown')]).flat(),
  ]
}

/** Runs in the page before the scripts of the product. */
function watch(): void {
  let parsed = 0
  let received = 0
  let awaited = ''
  let tasks: number[] = []
  const chat = {
    opened: Number.NaN,
    appended: Number.NaN,
    awaitText(text: string) {
      awaited = text
    },
    watchTasks() {
      tasks = []
      const observer = new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      )
      observer.observe({ type: 'longtask' })
    },
    longestTask: () => Math.max(0, ...tasks),
  }
  globalThis.chat = chat
  const note = (value: { messageText?: unknown }[]) => {
    if (Array.isArray(value) && value[0]?.messageText !== undefined && parsed === 0)
      parsed = performance.now()
    return value
  }
  const { parse } = JSON
  const { json } = Response.prototype
  JSON.parse = (text, reviver) => {
    if (awaited && typeof text === 'string' && text.includes('"ReceiveMessage"')) received = performance.now()
    return note(parse(text, reviver))
  }
  Response.prototype.json = async function read() {
    return note(await json.call(this))
  }
  const painted = (tell: (now: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => tell(performance.now())
      port2.postMessage(null)
    })
  let isOpen = false
  new MutationObserver(() => {
    if (!isOpen && document.querySelector('[role=log] [data-index] p')) {
      isOpen = true
      painted((now) => {
        chat.opened = now - parsed
      })
    }
    const last = [...document.querySelectorAll('[role=log] [data-index] p[dir=auto]')].at(-1)
    if (awaited && last?.textContent === awaited) {
      awaited = ''
      painted((now) => {
        chat.appended = now - received
      })
    }
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
