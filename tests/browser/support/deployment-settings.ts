import type { Page } from '@playwright/test'
import { mockSettings } from '../../../mocks/server/mock-settings'

/** Serves the page with the settings of another deployment; its captcha stays the mock server's unless they name one. */
export async function serveConfig(page: Page, settings: object): Promise<void> {
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...mockSettings, ...settings } }))
}
