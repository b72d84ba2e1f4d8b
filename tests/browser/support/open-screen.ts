import type { Page } from '@playwright/test'
import { deployWith } from './deployment-settings'
import { isDrawn } from './locales'
import type { MockWorld } from './mock-world'
import type { ListedScreen } from './screen-list'

/** Opens a listed screen by its address, in its circumstances, and does there what it names. */
export async function openScreen(page: Page, mock: MockWorld, screen: ListedScreen): Promise<void> {
  const { account, settings, fault, act, path } = screen
  await page.emulateMedia({ reducedMotion: 'reduce' })
  if (settings) await deployWith(page, settings)
  if (account) await mock.login(page, account)
  if (fault) await mock.fault(fault.operation, fault)
  await page.goto(path)
  if (act) {
    await isDrawn(page, { ...screen, shows: 'main h1' })
    await act(page)
  }
  await isDrawn(page, screen)
}
