import { expect, type Page } from '@playwright/test'

/** Waits until the app runs and its background work has started. Rendered screens show their content before. */
export async function waitForApp(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached()
}
