import type { Page } from '@playwright/test'
import { expect } from './fixtures'

export { button, toasts } from './locators'

/** The panels of the profile with their headings. */
export const panels = [
  ['picture', 'Picture'],
  ['personal-data', 'Personal data'],
  ['password', 'Change password'],
  ['my-page', 'My public page'],
  ['settings', 'General settings'],
] as const

/** Finds a field by its label, whose text ends with an asterisk if the field is required. */
export const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`))
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

export async function openPanel(page: Page, panel: string) {
  await page.goto(`/user/profile?panel=${panel}`)
  await expect(title(page, Object.fromEntries(panels)[panel] ?? '')).toBeVisible()
}
