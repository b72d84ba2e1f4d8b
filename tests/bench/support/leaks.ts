import type { CDPSession, Page } from '@playwright/test'

/** How long the test waits before it measures a page, in ms. */
const settling = 4_000

/** Types of heap nodes that belong to the browser itself: compiled code and internal data. */
const browserTypes = ['code', 'native', 'hidden', 'synthetic', 'object shape']

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: (string | string[])[] }
  }
  readonly nodes: number[]
}

/**
 * Counts what a page holds after garbage collection.
 *
 * @param page a page in which `watchPage` of navigate.ts has run
 */
export async function countLeaks(page: Page, session: CDPSession) {
  await new Promise((resolve) => setTimeout(resolve, settling))
  // Objects with finalizers need a second garbage collection.
  await usedHeap(session)
  await usedHeap(session)
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  const timers = await page.evaluate(() => globalThis.alive.timers())
  return { nodes, listeners: jsEventListeners, timers }
}

/** Adds the memory in bytes to the counts: `heap` includes the browser's compiled code, `objects` does not. */
export async function leaked(page: Page, session: CDPSession) {
  const counts = await countLeaks(page, session)
  return { ...counts, heap: await usedHeap(session), objects: await objectBytes(session) }
}

/** Returns the size of the used heap after a garbage collection, in bytes. */
export async function usedHeap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** Returns the bytes of a page's objects, strings and functions, without compiled code, which grows for a long time. */
async function objectBytes(session: CDPSession): Promise<number> {
  const { snapshot, nodes } = await takeSnapshot(session)
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const skipped = new Set(browserTypes.map((name) => types[type]?.indexOf(name)))
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!skipped.has(nodes[at + type])) bytes += nodes[at + size] ?? 0
  return bytes
}

async function takeSnapshot(session: CDPSession): Promise<HeapSnapshot> {
  const parts: string[] = []
  const add = ({ chunk }: { chunk: string }) => parts.push(chunk)
  session.on('HeapProfiler.addHeapSnapshotChunk', add)
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  session.off('HeapProfiler.addHeapSnapshotChunk', add)
  return JSON.parse(parts.join(''))
}
