import { expect, type Page } from '@playwright/test'

/** Presses keys that move a page where nothing has a better use for them, and sees that it stays where it is. */
export async function expectNoScroll(page: Page, keys: readonly string[]): Promise<void> {
  const before = await page.evaluate(() => scrollY)
  for (const key of keys) {
    await page.keyboard.press(key)
    // A page that moves has begun to after these.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
    expect(await page.evaluate(() => scrollY), key).toBe(before)
  }
}
