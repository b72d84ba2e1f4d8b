import { objectBytes } from './heap-objects.mjs'

/** How long a page is left in peace before it is looked at, in ms: longer than what it does by itself after a change. */
const settling = 4_000

/**
 * What a page holds when all that it can let go of is gone.
 *
 * @param {import('@playwright/test').Page} page with watchPage of in-app.mjs in it
 * @param {import('@playwright/test').CDPSession} session
 * @returns {Promise<Record<'nodes' | 'listeners' | 'timers', number>>}
 */
export async function countLeaks(page, session) {
  await new Promise((resolve) => setTimeout(resolve, settling))
  // What only finalizers free is free after the second time.
  await usedHeap(session)
  await usedHeap(session)
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const timers = await page.evaluate(() => globalThis.alive.timers())
  return { nodes, listeners: jsEventListeners, timers }
}

/**
 * The same with what it takes of the memory, in bytes: `objects` is what the page holds of the heap, `heap` all of it
 * with the browser's compiled code.
 */
export async function leaked(page, session) {
  const counts = await countLeaks(page, session)
  return { ...counts, heap: await usedHeap(session), objects: await objectBytes(session) }
}

/** What is in use after a collection, in bytes. */
export async function usedHeap(session) {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** What a page holds more at the end than at the beginning, by the cycle. */
export function growthOf(before, after, cycles) {
  return Object.fromEntries(Object.keys(before).map((what) => [what, (after[what] - before[what]) / cycles]))
}
