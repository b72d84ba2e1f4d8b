import { expect, type Page } from '@playwright/test'

/**
 * Waits until the code that follows the first screen of a member with something in the cart is there. A clock that
 * jumps counts code that is on its way then as too late, and the browser complains.
 */
export async function waitForLateCode(page: Page): Promise<void> {
  // What comes after the screen is asked for at once; this sign of it has to read the cart, too.
  const cart = page.getByRole('banner').getByRole('link', { name: /in your cart$/ })
  await expect(cart).toBeAttached()
  // The bundler's runtime takes the tag of a script away when it has come.
  await expect(page.locator('head > script[data-rspack]')).toHaveCount(0)
}
