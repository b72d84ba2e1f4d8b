/** A CPU four times slower. */
const slowdown = 4
/** After this an answer counts as old, and coming back to the tab asks again: see kernel/http/query-client.ts. */
const old = 31_000
/** Turns of the wheel while frames are watched, one a frame, and how far each goes, in px. */
const wheel = { turns: 80, distance: 150 }

/**
 * Opens the feed on a slow computer and uses it as a reader does.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string, token: string, publish: (count: number) => Promise<void> }} world
 * @returns {Promise<Record<'posts' | 'mounted' | 'like' | 'arrival' | 'prepend' | 'frame' | 'nodes' | 'heap', number>>}
 *   milliseconds, elements and bytes
 */
export async function measureFeed(browser, { origin, token, publish }) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript((value) => {
      localStorage.setItem('consent', 'true')
      localStorage.setItem('token', value)
    }, token)
    await page.addInitScript(watch)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.goto(`${origin}/mypage`)
    const card = page.locator('[role=feed] article').first()
    await card.waitFor()
    await page.waitForLoadState('networkidle')
    const mounted = await page.evaluate(() => globalThis.feed.mounted)
    const posts = Number(await card.getAttribute('aria-setsize'))
    const heap = await usedHeap(session)

    await page.evaluate(() => globalThis.feed.forgetEvents())
    await card.locator('button[aria-pressed]').first().click()
    await page.waitForLoadState('networkidle')
    const like = await page.evaluate(() => globalThis.feed.slowestEvent())

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
    await page.evaluate(() => globalThis.feed.forgetEvents())
    await bar.click()
    await bar.waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
    const prepend = await page.evaluate(() => globalThis.feed.slowestEvent())
    return { posts, mounted, like, arrival, prepend, frame, nodes, heap }
  } finally {
    await context.close()
  }
}

/** What the answer alone takes, parsed and held by a page with nothing else on it, in bytes. */
export async function weigh(browser, answer) {
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

async function usedHeap(session) {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** Runs in the page before anything else. */
function watch() {
  const feed = { mounted: Number.NaN, arrived: Number.NaN, parsed: 0 }
  globalThis.feed = feed
  // An answer is parsed by the one or by the other, as its length was told or not.
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

  let events = []
  new PerformanceObserver((list) =>
    events.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({
    type: 'event',
    durationThreshold: 16,
  })
  feed.forgetEvents = () => {
    events = []
  }
  // What is faster than a frame is not reported at all.
  feed.slowestEvent = () => Math.max(16, ...events)

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
