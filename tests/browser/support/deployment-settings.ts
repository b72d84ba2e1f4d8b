import type { Page } from '@playwright/test'
import { mockSettings } from '../../../mocks/server/mock-settings'

/** Serves a config.json with these settings; the captcha stays the one of the mock server unless named. */
export async function serveConfig(page: Page, settings: object): Promise<void> {
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...mockSettings, ...settings } }))
}
