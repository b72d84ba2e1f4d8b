import type { Page } from '@playwright/test'

/** Serves the page with the settings of another deployment. */
export async function deployWith(page: Page, settings: object): Promise<void> {
  await page.route('**/config.json', (route) => route.fulfill({ json: settings }))
}
