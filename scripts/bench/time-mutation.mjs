/**
 * How long a change of the screen takes whose data is there already: from the click to the moment in which the new
 * screen is painted with what it shows.
 *
 * @param {import('@playwright/test').Page} page with watchPage of in-app.mjs in it
 * @param {{ path: string, shows: string }} screen
 * @returns {Promise<number>} milliseconds
 */
export function timeMutation(page, screen) {
  return page.evaluate(change, screen)
}

/** Runs in the page. */
async function change({ path, shows }) {
  // A tab that is not shown any more may still be in the page.
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
    if (performance.now() - started > 20_000) throw new Error(`${path} did not come.`)
    await frame()
  }
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    requestAnimationFrame(() => port2.postMessage(null))
  })
  return performance.now() - started
}
