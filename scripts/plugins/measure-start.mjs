/** CPU slowdown factor. */
const slowdown = 4

/**
 * Loads a URL without cache on a slow CPU.
 *
 * @param {string} [token] of a member
 * @returns {Promise<{ ready: number, scripts: number }>} milliseconds until the title or form is visible, and
 * the part of them spent in scripts
 */
export async function measureStart(browser, address, token) {
  const context = await browser.newContext({ locale: 'en-US' })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Performance.enable')
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    if (token) await page.addInitScript((value) => localStorage.setItem('token', value), token)
    await page.addInitScript(watch)
    await page.goto(address, { waitUntil: 'commit' })
    const ready = await page.waitForFunction(() => globalThis.readyAt, undefined, { timeout: 60_000 })
    const { metrics } = await session.send('Performance.getMetrics')
    const scripts = metrics.find(({ name }) => name === 'ScriptDuration').value * 1000
    return { ready: await ready.jsonValue(), scripts }
  } finally {
    await context.close()
  }
}

/** Runs in the page first. */
function watch() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main h1, main form')) return
    globalThis.readyAt = performance.now()
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}
