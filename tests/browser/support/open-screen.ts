import type { Page } from '@playwright/test'
import { serveConfig } from './deployment-settings'
import { waitUntilRendered } from './locales'
import type { MockWorld } from './mock-world'
import type { ListedScreen } from './screen-list'

/** Opens a listed screen with its account, settings and fault, and performs its action. */
export async function openScreen(page: Page, mock: MockWorld, screen: ListedScreen): Promise<void> {
  const { account, settings, fault, act, path } = screen
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (settings) await serveConfig(page, settings)
  if (account) await mock.login(page, account)
  if (fault) await mock.fault(fault.operation, fault)
  await page.goto(path)
  if (act) {
    await waitUntilRendered(page, { ...screen, shows: 'main h1' })
    await act(page)
  }
  await waitUntilRendered(page, screen)
}
