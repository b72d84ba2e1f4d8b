import { objectBytes } from './heap-objects.mjs'

/** How long a page settles before it is measured, in ms. */
const settling = 4_000

/**
 * Counts what a page holds after garbage collection.
 *
 * @param {import('@playwright/test').Page} page with watchPage of navigate.mjs in it
 */
export async function countLeaks(page, session) {
  await new Promise((resolve) => setTimeout(resolve, settling))
  // Objects with finalizers need a second collection.
  await usedHeap(session)
  await usedHeap(session)
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const timers = await page.evaluate(() => globalThis.alive.timers())
  return { nodes, listeners: jsEventListeners, timers }
}

/** The same with memory in bytes: `objects` without, `heap` with the browser's compiled code. */
export async function leaked(page, session) {
  const counts = await countLeaks(page, session)
  return { ...counts, heap: await usedHeap(session), objects: await objectBytes(session) }
}

/** The used heap after a collection, in bytes. */
export async function usedHeap(session) {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** The growth per cycle. */
export function growthOf(before, after, cycles) {
  return Object.fromEntries(Object.keys(before).map((what) => [what, (after[what] - before[what]) / cycles]))
}
