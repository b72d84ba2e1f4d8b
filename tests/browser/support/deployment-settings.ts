import type { Page } from '@playwright/test'
import { mockSettings } from '../../../mocks/server/mock-settings'

/** Serves a config.json with these settings. The captcha of the mock server stays unless the settings name another. */
export async function serveConfig(page: Page, settings: object): Promise<void> {
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...mockSettings, ...settings } }))
}
