import { latencyOf, latencyOfMost, watchInteractions } from '../bench/interactions.mjs'
import { usedHeap } from '../bench/leaks.mjs'
import { openPage } from '../bench/open-page.mjs'

/** CPU slowdown factor. */
const slowdown = 4
/** After this time data is stale, and focusing the tab refetches: see kernel/core/query/query-client.ts. */
const old = 31_000
/** Wheel events, one per frame, and their distance in px. */
const wheel = { turns: 80, distance: 150 }

/**
 * Opens the feed on a slow CPU and uses it as a reader.
 *
 * @returns {Promise<Record<'posts' | 'mounted' | 'like' | 'most' | 'arrival' | 'prepend' | 'frame' | 'nodes'
 * | 'heap', number>>} milliseconds, elements and bytes
 */
export async function measureFeed(browser, { origin, token, publish }) {
  const { page, session, close } = await openPage(browser, { token, watch, slowdown })
  try {
    await page.addInitScript(watchInteractions)
    await page.goto(`${origin}/mypage`)
    const card = page.locator('[role=feed] article').first()
    await card.waitFor()
    await page.waitForLoadState('networkidle')
    const mounted = await page.evaluate(() => globalThis.feed.mounted)
    const posts = Number(await card.getAttribute('aria-setsize'))
    const heap = await usedHeap(session)

    const like = await latencyOf(page, async () => {
      await card.locator('button[aria-pressed]').first().click()
      await page.waitForLoadState('networkidle')
    })
    const most = await latencyOfMost(page, readersActs(page))
    await page.evaluate(() => window.scrollTo(0, 0))

    await page.mouse.move(200, 500)
    await page.evaluate(() => globalThis.feed.watchFrames())
    for (let turn = 0; turn < wheel.turns; turn++) {
      await page.mouse.wheel(0, wheel.distance)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    const frame = await page.evaluate(() => globalThis.feed.worstFrame())
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)

    await page.waitForTimeout(old)
    await publish(1)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    const bar = page.locator('[role=tabpanel] [role=status] button')
    await bar.waitFor()
    const arrival = await page.evaluate(() => globalThis.feed.arrived)
    const prepend = await latencyOf(page, async () => {
      await bar.click()
      await bar.waitFor({ state: 'detached' })
      await page.waitForLoadState('networkidle')
    })
    return { posts, mounted, like, most, arrival, prepend, frame, nodes, heap }
  } finally {
    await close()
  }
}

/** Inputs of a reader: move between cards, react, comment, open a menu. */
function readersActs(page) {
  const { keyboard } = page
  const card = page.locator('[role=feed] article').first()
  const focused = (selector) =>
    page.locator(`article:focus ${selector}, article:focus-within ${selector}`).first()
  const press = (key) => () => keyboard.press(key)
  const forCard = [
    press('PageDown'),
    press('PageDown'),
    () => focused('button[aria-pressed]').click(),
    () => focused('button[aria-pressed]').nth(0).click(),
  ]
  const menu = page.locator('header button[aria-haspopup=menu]').first()
  return [
    () => card.locator('button[aria-pressed]').first().click(),
    ...Array.from({ length: 8 }, () => forCard).flat(),
    () => focused('button:not([aria-pressed])').last().click(),
    ...[...'Well said'].map((letter) => () => keyboard.type(letter)),
    press('Escape'),
    () => menu.click(),
    press('Escape'),
  ]
}

/** The heap size of the parsed response alone, in bytes. */
export async function heapSizeOf(browser, answer) {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  const before = await usedHeap(session)
  await page.evaluate((text) => {
    globalThis.held = JSON.parse(text)
  }, answer)
  const after = await usedHeap(session)
  await page.close()
  return after - before
}

/** Runs in the page first. */
function watch() {
  const feed = { mounted: Number.NaN, arrived: Number.NaN, parsed: 0 }
  globalThis.feed = feed
  // Responses are parsed in one of two ways, depending on whether their length is known.
  const note = (value) => {
    if (Array.isArray(value) && value[0]?.postDate && value[0].author) feed.parsed = performance.now()
    return value
  }
  const { parse } = JSON
  const { json } = Response.prototype
  JSON.parse = (text, reviver) => note(parse(text, reviver))
  Response.prototype.json = async function read() {
    return note(await json.call(this))
  }
  const painted = (tell) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => tell(performance.now() - feed.parsed)
      port2.postMessage(null)
    })
  const awaited = [
    ['mounted', '[role=feed] article'],
    ['arrived', '[role=tabpanel] [role=status] button'],
  ]
  new MutationObserver(() => {
    const [next] = awaited
    if (!next || !document.querySelector(next[1])) return
    awaited.shift()
    painted((time) => {
      feed[next[0]] = time
    })
  }).observe(document, { childList: true, subtree: true })

  feed.watchFrames = () => {
    feed.worst = 0
    let last = performance.now()
    const next = (now) => {
      feed.worst = Math.max(feed.worst, now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  }
  feed.worstFrame = () => feed.worst
}
