import { expect, type Page } from '@playwright/test'

/**
 * Waits for the code that loads after the first screen of a member with items in the cart. Call it before the fake
 * clock jumps: code that is still loading would time out with a ChunkError.
 */
export async function waitForLateCode(page: Page): Promise<void> {
  // The item count is the last to render: it needs late code and the cart.
  const cart = page.getByRole('banner').getByRole('link', { name: /in your cart$/ })
  await expect(cart).toBeAttached()
  await waitForPendingScripts(page)
}

/** The bundler's runtime removes a script tag after loading. */
export async function waitForPendingScripts(page: Page): Promise<void> {
  await expect(page.locator('head > script[data-rspack]')).toHaveCount(0)
}
