/** A phone in portrait. */
const viewport = { width: 412, height: 823 }

/**
 * Opens a page of a returning visitor in its own context.
 *
 * @param {string} [options.token] of a member
 * @param {() => void} [options.watch] runs in the page first
 * @param {number} [options.slowdown] CPU slowdown factor
 */
export async function openPage(browser, { token, watch, slowdown = 1, context: options } = {}) {
  const context = await browser.newContext({ viewport, locale: 'en-US', reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await page.addInitScript((value) => {
    localStorage.setItem('consent', 'true')
    if (value) localStorage.setItem('token', value)
  }, token)
  if (watch) await page.addInitScript(watch)
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { page, session, close: () => context.close() }
}
