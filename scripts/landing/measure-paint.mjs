/** Chrome's preset for slow 4G, and a 4× slower CPU. */
const network = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 }
const slowdown = 4

/** How long after the load event the largest paint may still change, in milliseconds. */
const settling = 3000

/**
 * Loads a URL without cache on a slow phone.
 *
 * @returns {Promise<{ first: number, largest: number, shift: number, scriptsBefore: number }>} milliseconds,
 * and the sum of layout shifts; `scriptsBefore`: script bytes loaded before the largest paint
 */
export async function measurePaint(browser, address) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.setCacheDisabled', { cacheDisabled: true })
    await session.send('Network.emulateNetworkConditions', network)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.addInitScript(watch)
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 })
    await page.waitForTimeout(settling)
    return await page.evaluate(() => {
      const { largest, shift } = globalThis.paint
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd < largest)
      return {
        first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
        largest,
        shift,
        scriptsBefore: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      }
    })
  } finally {
    await context.close()
  }
}

/** Runs in the page first. */
function watch() {
  globalThis.paint = { largest: 0, shift: 0 }
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    globalThis.paint.largest = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) globalThis.paint.shift += value
  })
}
