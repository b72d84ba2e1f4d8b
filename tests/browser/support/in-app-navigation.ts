import { expect, type Page } from '@playwright/test'

/**
 * Goes to another screen within the page, as the browser's own buttons do. To load the page anew costs ten times as
 * much, and is worth it only where the start of the product is what is being tested.
 * A screen begins anew also where the one before was at the same path.
 */
export async function navigateTo(page: Page, path: string): Promise<void> {
  const goal = new URL(path, page.url())
  // Of its address a screen keeps what is drawn; one that nobody serves stands between.
  if (goal.pathname === new URL(page.url()).pathname) await step(page, '/nobody/is/here')
  await step(page, path)
}

/** Ends when nothing of the screen before is left. */
async function step(page: Page, path: string): Promise<void> {
  const left = await page.evaluateHandle((to) => {
    const before = [...document.querySelectorAll('main > *')]
    // A key of its own: where the page was scrolled to belongs to the screen before.
    history.pushState({ key: crypto.randomUUID() }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    return before
  }, path)
  await expect
    .poll(() => left.evaluate((elements) => elements.filter((element) => element.isConnected).length))
    .toBe(0)
  await left.dispose()
}
