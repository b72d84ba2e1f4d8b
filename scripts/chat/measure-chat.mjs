import { latencyOfMost, watchInteractions } from '../bench/interactions.mjs'
import { openPage } from '../bench/open-page.mjs'

/** CPU slowdown factor. */
const slowdown = 4
/** Messages per second, and seconds. */
const flood = { rate: 100, seconds: 10 }

/**
 * Opens a long conversation on a slow CPU while messages arrive.
 *
 * @param {string} world.token of the owner
 * @param {string} world.other the contact's id
 * @param {(text: string) => Promise<void>} world.announce sends a message of the contact over the hub
 * @returns {Promise<Record<'messages' | 'opened' | 'appended' | 'most' | 'task' | 'missing' | 'nodes',
 * number>>} milliseconds and counts
 */
export async function measureChat(browser, { origin, token, other, announce }) {
  const { page, close } = await openPage(browser, { token, watch, slowdown })
  try {
    await page.addInitScript(watchInteractions)
    await page.goto(`${origin}/messages?with=${other}`)
    await page.locator('[role=log] [data-index] p').last().waitFor()
    await page.getByText('Connected', { exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    const { opened, messages } = await page.evaluate(() => globalThis.chat)

    const last = page.locator('[role=log] [data-index] p[dir=auto]').last()
    const appended = []
    for (const text of ['One more', 'And another', 'And a third']) {
      await page.evaluate((awaited) => globalThis.chat.awaitText(awaited), text)
      await announce(text)
      await last.getByText(text, { exact: true }).waitFor()
      appended.push(await page.evaluate(() => globalThis.chat.appended))
    }

    const most = await latencyOfMost(page, writersActs(page))
    // Estimated heights are corrected while scrolling; repeat until the end is stable.
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
      await announce(`Flood ${sent}`)
    }
    await last.getByText(`Flood ${total - 1}`, { exact: true }).waitFor()
    const task = await page.evaluate(() => globalThis.chat.longestTask())
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    return { messages, opened, appended: Math.max(...appended), most, task, nodes }
  } finally {
    await close()
  }
}

/** Inputs of a writer: typing, sending, scrolling. */
function writersActs(page) {
  const { keyboard } = page
  const box = page.locator('main form textarea')
  const log = page.locator('main [role=log][tabindex]')
  const press = (key) => () => keyboard.press(key)
  const line = (text) => [() => box.click(), ...[...text].map((letter) => press(letter)), press('Enter')]
  return [
    ...['One', 'Two', 'Three', 'Four', 'Five'].flatMap(line),
    () => log.focus(),
    ...Array.from({ length: 8 }, () => [press('PageUp'), press('PageUp'), press('PageDown')]).flat(),
  ]
}

/** Runs in the page first. */
function watch() {
  const chat = { opened: Number.NaN, messages: 0, appended: Number.NaN }
  globalThis.chat = chat
  let parsed = 0
  let received = 0
  let awaited = ''
  const note = (value) => {
    if (Array.isArray(value) && value[0]?.messageText !== undefined && parsed === 0) {
      parsed = performance.now()
      chat.messages = value.length
    }
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
  const painted = (tell) =>
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
  chat.awaitText = (text) => {
    awaited = text
  }

  let tasks = []
  chat.watchTasks = () => {
    tasks = []
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    })
  }
  chat.longestTask = () => Math.max(0, ...tasks)
}
