import { expect, type Page } from '@playwright/test'

/** Waits until the app runs, which only then opens menus. Rendered screens show their content before. */
export async function waitForApp(page: Page): Promise<void> {
  const menu = page.getByRole('menu')
  await page.locator('header button[aria-haspopup=menu]').first().click()
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
}
