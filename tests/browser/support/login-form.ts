import type { Page } from '@playwright/test'
import { solveCaptcha } from './fixtures'
import type { Account } from './mock-world'

export async function fillInLogin(
  page: Page,
  account: Account = 'ana',
  password = 'roda-demo',
): Promise<void> {
  await page.getByLabel('E-mail').fill(`${account}@roda.example`)
  await page.getByLabel(/^Password/).fill(password)
}

/** Signs in through the form of the login screen. */
export async function logIn(page: Page, account?: Account, password?: string): Promise<void> {
  await fillInLogin(page, account, password)
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Log in' }).click()
}
