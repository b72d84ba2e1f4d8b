import { expect, type Page } from '@playwright/test'

/**
 * Navigates like the back button, ten times faster than `page.goto`, which only tests of the start need. The screen
 * starts fresh even if its path is the current one.
 */
export async function navigateTo(page: Page, path: string): Promise<void> {
  const target = new URL(path, page.url())
  // The same path would keep the rendered screen, so go through an unknown one.
  if (target.pathname === new URL(page.url()).pathname) await step(page, '/nobody/is/here')
  await step(page, path)
}

/** Resolves when the previous screen is gone. */
async function step(page: Page, path: string): Promise<void> {
  const previousElements = await page.evaluateHandle((to) => {
    const previous = [...document.querySelectorAll('main > *')]
    // A new history key, since scroll positions are stored per key.
    history.pushState({ key: crypto.randomUUID() }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    return previous
  }, path)
  await expect
    .poll(() =>
      previousElements.evaluate((elements) => elements.filter((element) => element.isConnected).length),
    )
    .toBe(0)
  await previousElements.dispose()
}
