import { expect, type Page } from '@playwright/test'

/** Presses keys that scroll a page by default, and expects that the page does not scroll. */
export async function expectNoScroll(page: Page, keys: readonly string[]): Promise<void> {
  const before = await page.evaluate(() => scrollY)
  for (const key of keys) {
    await page.keyboard.press(key)
    // A browser starts scrolling within two frames.
    await page.evaluate(
      () => new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(rendered))),
    )
    expect(await page.evaluate(() => scrollY), key).toBe(before)
  }
}
