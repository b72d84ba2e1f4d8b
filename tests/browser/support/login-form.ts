import type { Page } from '@playwright/test'
import { solveCaptcha } from './fixtures'
import type { Account } from './mock-world'

/** Writes the credentials of a demo account into the form of the login. */
export async function fillInLogin(
  page: Page,
  account: Account = 'ana',
  password = 'roda-demo',
): Promise<void> {
  await page.getByLabel('E-mail').fill(`${account}@roda.example`)
  await page.getByLabel(/^Password/).fill(password)
}

/** Signs somebody in at the login screen, as people do. */
export async function logIn(page: Page, account?: Account, password?: string): Promise<void> {
  await fillInLogin(page, account, password)
  await solveCaptcha(page)
  await page.getByRole('button', { name: 'Log in' }).click()
}
