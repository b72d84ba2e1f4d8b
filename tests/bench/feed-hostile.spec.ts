import { loadavg } from 'node:os'
import type { BrowserContext } from '@playwright/test'
import { median } from './support/figures'
import { type OpenedPage, test } from './support/fixtures'

type Times = Awaited<ReturnType<typeof measureFeed>>

declare global {
  var usable: number | undefined
}

const pairs = Number(process.env.ROUNDS ?? 9)
const harmless = '<p>Hello everyone</p>'
const hostile = {
  '1 MB of text': 'Lorem ipsum dolor sit amet. '.repeat(36_000).slice(0, 1_000_000),
  '100,000 nested tags': `${'<div>'.repeat(100_000)}text`,
  '10,000 table cells': `<table>${`<tr>${'<td>x</td>'.repeat(10)}</tr>`.repeat(1_000)}</table>`,
}

// Measures a harmless and a hostile post in turn, and prints the median of their differences.
test('the delay that a hostile post causes in the feed is printed', async ({ mock, open, context }) => {
  const token = await mock.signIn('ana')
  const send = await newPost(context, mock.baseURL, await mock.signIn('bruno'))
  const measure = async (width: number) =>
    measureFeed(await open({ token, slowdown: 4, watch: [watch] }), width)
  const rows = []
  for (const width of [360, 1280])
    for (const [name, content] of Object.entries(hostile)) {
      const runs: { reference: Times; figure: Times }[] = []
      for (let pair = 0; pair < pairs; pair++) {
        await send(harmless)
        const reference = await measure(width)
        await send(content)
        runs.push({ reference, figure: await measure(width) })
      }
      const row = (what: 'wall' | 'cpu') => ({
        [`harmless, ${what} ms`]: Math.round(median(runs.map(({ reference }) => reference[what]))),
        [`more, ${what} ms`]: Math.round(
          median(runs.map(({ reference, figure }) => figure[what] - reference[what])),
        ),
      })
      rows.push({ post: name, width, ...row('wall'), ...row('cpu'), load: loadavg()[0]?.toFixed(1) })
    }
  console.table(rows)
})

/** @returns a function that publishes a post, and replaces the content of that post when it is called again */
async function newPost(context: BrowserContext, baseURL: string, token: string) {
  // Sends no XSRF cookie: with that cookie, the server would require the matching header.
  const world = (await context.cookies()).find(({ name }) => name === 'mock-world')
  const headers = { Authorization: `Bearer ${token}`, Cookie: `mock-world=${world?.value}` }
  let id = ''
  return async (content: string) => {
    const body = new FormData()
    const fields = { content, publicPost: 'false', publishOnNostr: 'false', ...(id && { id }) }
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    const url = `${baseURL}/api/post/${id ? 'update' : 'create'}`
    const response = await fetch(url, { method: 'POST', headers, body })
    if (!response.ok) throw new Error(await response.text())
    id ||= String((await response.json()).id)
  }
}

/**
 * Returns the milliseconds until the page shows the first post and handles the next event, and the CPU time of its
 * main thread.
 */
async function measureFeed({ page, session, close }: OpenedPage, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto('/mypage', { waitUntil: 'commit' })
  const usable = await page.waitForFunction(() => globalThis.usable, undefined, { timeout: 60_000 })
  const wall = (await usable.jsonValue()) ?? Number.NaN
  const { metrics } = await session.send('Performance.getMetrics')
  await close()
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
  return { wall, cpu: seconds * 1000 }
}

/** Runs in the page before the scripts of the product. */
function watch(): void {
  new MutationObserver((_, observer) => {
    if (!document.querySelector('[role=feed] article')) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        globalThis.usable = performance.now()
      }
      port2.postMessage(null)
    })
  }).observe(document, { childList: true, subtree: true })
}
