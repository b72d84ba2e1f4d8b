import { expect, type Page } from '@playwright/test'

/**
 * Navigates inside of the running app, which is ten times faster than `page.goto`. Mounts the screen again even if it is
 * already open.
 */
export async function navigateTo(page: Page, path: string): Promise<void> {
  const target = new URL(path, page.url())
  // Navigating to the current path would keep the rendered screen, so the test visits an unknown path first.
  if (target.pathname === new URL(page.url()).pathname) await step(page, '/nobody/is/here')
  await step(page, path)
}

/** Resolves when the previous screen is gone. */
async function step(page: Page, path: string): Promise<void> {
  const isOver = /^\/(createPost|editPost\/)/.test(path)
  const previousElements = await page.evaluateHandle(
    ({ to, isOver }) => {
      // A dialog with an address of its own leaves the screen below it as it is.
      const dialog = document.querySelector('[role=dialog]:has(h1)')
      const previous = dialog ? [dialog] : isOver ? [] : [...document.querySelectorAll('main [data-page]')]
      // Scroll positions are stored per history key, so a new entry needs a new key.
      history.pushState({ key: crypto.randomUUID() }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
      return previous
    },
    { to: path, isOver },
  )
  await expect
    .poll(() =>
      previousElements.evaluate((elements) => elements.filter((element) => element.isConnected).length),
    )
    .toBe(0)
  await previousElements.dispose()
  if (isOver) await expect(page.locator('[role=dialog] h1')).toBeVisible()
}
