import type { Page } from '@playwright/test'
import { expect } from './fixtures'

export { button, toasts } from './locators'

/** The panels of the profile, each with the heading that it shows. */
export const panels = [
  ['picture', 'Picture'],
  ['personal-data', 'Personal data'],
  ['password', 'Change password'],
  ['my-page', 'My public page'],
  ['settings', 'General settings'],
] as const

/** The star of a required field is part of its label's text, though not of its name. */
export const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`))
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
export const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

/** Opens the profile at one of its panels. */
export async function openPanel(page: Page, panel: string) {
  await page.goto(`/user/profile?panel=${panel}`)
  await expect(title(page, Object.fromEntries(panels)[panel] ?? '')).toBeVisible()
}
