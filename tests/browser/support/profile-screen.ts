import type { Page } from '@playwright/test'
import { expect } from './fixtures'

export { button, toasts } from './locators'

/** The panels of the profile with their names. */
const panels = [
  ['picture', 'Picture'],
  ['personal-data', 'Personal data'],
  ['password', 'Change password'],
  ['my-page', 'My public page'],
  ['settings', 'General settings'],
] as const

/** Finds a field by its label, whose text ends with an asterisk if the field is required. */
export const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}\\*?$`))

export async function openPanel(page: Page, panel: string) {
  await page.goto(`/user/profile?panel=${panel}`)
  await expect(page.getByRole('region', { name: Object.fromEntries(panels)[panel] ?? '' })).toBeVisible()
}
