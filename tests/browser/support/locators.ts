import type { Locator, Page } from '@playwright/test'

export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })
export const link = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true })
/** Finds the region that contains all toasts. */
export const toasts = (page: Page): Locator => page.getByRole('region', { name: 'Notifications' })
