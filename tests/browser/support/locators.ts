import type { Locator, Page } from '@playwright/test'

/** What there is on any screen, found as people find it: by its name. */
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
export const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true })
/** Where toasts stand. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Messages' })
