import type { Page } from '@playwright/test'
import { button } from './locators'

/** Opens a screen of the account menu, whose entries phones list on the screen "Me". */
export async function openFromAccountMenu(page: Page, name: string): Promise<void> {
  const me = page.getByRole('navigation').getByRole('link', { name: 'Me', exact: true })
  const menu = button(page, 'Account menu')
  await me.or(menu).filter({ visible: true }).first().click()
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  if (isPhone)
    await page.getByRole('navigation', { name: 'Me', exact: true }).getByRole('link', { name }).click()
  else await page.getByRole('menuitem', { name }).click()
}
