import type { Page } from '@playwright/test'
import { solveCaptcha } from './fixtures'
import type { Account } from './mock-world'

export async function fillInLogin(
  page: Page,
  account: Account = 'ana',
  password = 'roda-demo',
): Promise<void> {
  // The registration screen has the same fields and stays visible until the login screen has loaded.
  const screen = page
    .getByRole('main')
    .filter({ has: page.getByRole('heading', { level: 1, name: 'Log in' }) })
  await screen.getByLabel('Email').fill(`${account}@roda.example`)
  await screen.getByLabel(/^Password/).fill(password)
}

/** Signs in through the form of the login screen. */
export async function logIn(page: Page, account?: Account, password?: string): Promise<void> {
  await fillInLogin(page, account, password)
  await solveCaptcha(page)
  // A toast may have a button with the same name.
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click()
}
