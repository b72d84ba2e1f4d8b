import type { OpenedPage } from './fixtures'

declare global {
  var readyAt: number | undefined
}

/**
 * Loads a URL and returns the milliseconds until a heading or a form is visible.
 *
 * @param opened a new page in which {@link watchStart} will run
 */
export async function measureStart({ page, close }: OpenedPage, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' })
  // Unlike repeated calls of `evaluate`, `waitForFunction` keeps waiting when the page redirects.
  const shown = await page.waitForFunction(() => globalThis.readyAt, undefined, { timeout: 60_000 })
  const ready = (await shown.jsonValue()) ?? Number.NaN
  await close()
  return ready
}

/** Runs in the page before the scripts of the product. */
export function watchStart(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main h1, main form')) return
    globalThis.readyAt = performance.now()
    observer.disconnect()
  })
  observer.observe(document, { childList: true, subtree: true })
}
