import type { Page } from '@playwright/test'
import { checkFigures } from './support/figures'
import { type OpenedPage, test } from './support/fixtures'
import { latencyOf, latencyOfMost, watchInteractions } from './support/interactions'
import { usedHeap } from './support/leaks'

declare global {
  var feed: {
    mounted: number
    arrived: number
    parsed: number
    worst: number
    readonly watchFrames: () => void
  }
}

const many = 10_000
/** Age of data in ms after which focusing the tab refetches them, as set in kernel/core/query/query-client.ts. */
const old = 31_000
/** Number of wheel events, one per frame, and the distance of each in px. */
const wheel = { turns: 80, distance: 150 }

test('a feed of 10,000 posts stays within its time limits', async ({ mock, open, context }) => {
  const token = await mock.signIn('ana')
  const measure = async () => {
    const opened = await open({ token, slowdown: 4, watch: [watch, watchInteractions] })
    const found = await measureFeed(opened, () => mock.addPosts(1))
    await opened.close()
    const answer = await context.request.get('/api/post/feed', {
      headers: { Authorization: `Bearer ${token}` },
    })
    return { ...found, answerHeap: await heapSizeOf(await open(), await answer.text()) }
  }
  const few = await measure()
  await mock.addPosts(many - few.posts, 200_000)
  const full = await measure()

  const compared = (name: string, what: keyof typeof full, limit: number) => ({
    ...{ name, value: full[what], reference: few[what], limit },
  })
  checkFigures([
    compared('first cards painted after the response, ms', 'mounted', 300),
    compared('a like painted, ms', 'like', 50),
    compared('95 % of inputs painted, ms', 'most', 100),
    compared('“1 new post” painted after the response, ms', 'arrival', 50),
    compared('the new post painted after the click, ms', 'prepend', 50),
    compared('worst frame while scrolling, ms', 'frame', 70),
    compared('elements in the page', 'nodes', 1_500),
    {
      name: 'heap in addition to the response itself, bytes',
      value: full.heap - few.heap - (full.answerHeap - few.answerHeap),
      limit: 5_000_000,
    },
  ])
})

/** Uses the feed as a reader does, and returns milliseconds, element counts and bytes. */
async function measureFeed({ page, session }: OpenedPage, publish: () => Promise<void>) {
  await page.goto('/mypage')
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
  const frame = await page.evaluate(() => globalThis.feed.worst)
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length)

  await page.waitForTimeout(old)
  await publish()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  const bar = page.getByRole('button', { name: /new posts?$/ })
  await bar.waitFor()
  const arrival = await page.evaluate(() => globalThis.feed.arrived)
  const prepend = await latencyOf(page, async () => {
    await bar.click()
    await bar.waitFor({ state: 'detached' })
    await page.waitForLoadState('networkidle')
  })
  return { posts, mounted, like, most, arrival, prepend, frame, nodes, heap }
}

/** The inputs of a person who reads: move between cards, react, comment, open a menu. */
function readersActs(page: Page) {
  const { keyboard } = page
  const card = page.locator('[role=feed] article').first()
  const focused = (selector: string) =>
    page.locator(`article:focus ${selector}, article:focus-within ${selector}`).first()
  const press = (key: string) => () => keyboard.press(key)
  const forCard = [
    press('PageDown'),
    press('PageDown'),
    () => focused('button[aria-pressed]').click(),
    () => focused('button[aria-pressed]').nth(0).click(),
  ]
  const menu = page.locator('header button[aria-haspopup=menu]:visible').first()
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
async function heapSizeOf({ page, session, close }: OpenedPage, answer: string): Promise<number> {
  const before = await usedHeap(session)
  const held = await page.evaluateHandle((text) => JSON.parse(text), answer)
  const after = await usedHeap(session)
  await held.dispose()
  await close()
  return after - before
}

/** Runs in the page before the scripts of the product. */
function watch(): void {
  const feed = {
    mounted: Number.NaN,
    arrived: Number.NaN,
    parsed: 0,
    worst: 0,
    watchFrames() {
      feed.worst = 0
      let last = performance.now()
      const next = (now: number) => {
        feed.worst = Math.max(feed.worst, now - last)
        last = now
        requestAnimationFrame(next)
      }
      requestAnimationFrame(next)
    },
  }
  globalThis.feed = feed
  // Records when the feed is parsed. The product calls `JSON.parse` or `Response.json` for that, so both are replaced.
  const note = (value: { postDate?: unknown; author?: unknown }[]) => {
    if (Array.isArray(value) && value[0]?.postDate && value[0].author) feed.parsed = performance.now()
    return value
  }
  const { parse } = JSON
  const { json } = Response.prototype
  JSON.parse = (text, reviver) => note(parse(text, reviver))
  Response.prototype.json = async function read() {
    return note(await json.call(this))
  }
  const awaited = [
    ['mounted', '[role=feed] article'],
    ['arrived', 'button', /new posts?$/],
  ] as ['mounted' | 'arrived', string, RegExp?][]
  new MutationObserver(() => {
    const [next] = awaited
    if (!next) return
    const [, selector, text = /^/] = next
    if (![...document.querySelectorAll(selector)].some((found) => text.test(found.textContent ?? ''))) return
    awaited.shift()
    // A message that is posted in an animation frame is handled after the paint of that frame.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        feed[next[0]] = performance.now() - feed.parsed
      }
      port2.postMessage(null)
    })
  }).observe(document, { childList: true, subtree: true })
}
