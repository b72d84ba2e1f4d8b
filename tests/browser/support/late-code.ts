import { expect, type Page } from '@playwright/test'

/**
 * Waits for the code that loads after the first screen of a member with items in the cart. Tests call this before the
 * fake clock jumps, since code that is still loading would fail with a ChunkError.
 */
export async function waitForLateCode(page: Page): Promise<void> {
  // The item count in the cart link renders last: it needs both the late code and the cart.
  // A screen that is a dialog hides it from assistive technology.
  const hidden = { includeHidden: true }
  const cart = page.getByRole('banner', hidden).getByRole('link', { name: /in your cart$/, ...hidden })
  await expect(cart).toBeAttached()
  await waitForPendingScripts(page)
}

/** Waits until no script tag is left: the bundler's runtime removes a tag after its script loaded. */
export async function waitForPendingScripts(page: Page): Promise<void> {
  await expect(page.locator('head > script[data-rspack]')).toHaveCount(0)
}
