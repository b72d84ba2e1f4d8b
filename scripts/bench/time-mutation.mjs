/**
 * Measures a navigation with cached data: from the click until the new screen is painted.
 *
 * @param {import('@playwright/test').Page} page with watchPage of navigate.mjs in it
 * @param {{ path: string, shows: string }} screen
 * @returns {Promise<number>} milliseconds
 */
export function timeMutation(page, screen) {
  return page.evaluate(change, screen)
}

/** Runs in the page. */
async function change({ path, shows }) {
  // The previous tab may still be in the DOM.
  const seen = () => [...document.querySelectorAll(shows)].find((one) => one.checkVisibility())
  const before = seen()
  const isThere = () => {
    const now = seen()
    return now !== undefined && now !== before
  }
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  const started = performance.now()
  globalThis.alive.follow(path)
  while (!isThere()) {
    if (performance.now() - started > 20_000) throw new Error(`${path} did not load.`)
    await frame()
  }
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    requestAnimationFrame(() => port2.postMessage(null))
  })
  return performance.now() - started
}
