import { type Browser, expect } from '@playwright/test'
import { solveCaptcha } from '../browser/support/fixtures'
import { waitForOfflineData } from '../browser/support/offline-data'

/**
 * Logs in from the landing page, opens the messages, and reloads the page with and then without a connection.
 *
 * @param product the URL of the landing page, with a trailing slash
 * @throws when a step fails or the browser logs an error
 */
export async function signIn(browser: Browser, product: string): Promise<void> {
  const page = await browser.newPage({ locale: 'en-US', serviceWorkers: 'allow' })
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('response', (answer) => answer.status() >= 400 && errors.push(`${answer.status()} ${answer.url()}`))
  try {
    await page.addInitScript(
      (base) => localStorage.setItem(base ? `roda${base}:consent` : 'consent', 'true'),
      new URL(product).pathname.slice(0, -1),
    )
    await page.goto(product)
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await page.waitForURL(`${product}user/login`)

    await page.getByLabel('Email').fill('ana@roda.example')
    await page.getByLabel(/^Password/).fill('roda-demo')
    await solveCaptcha(page)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(`${product}mypage`)
    await expect(page.getByRole('article').first()).toBeVisible()

    // Starts waiting before the navigation, because the first frame of the web socket may arrive before the navigation
    // ends.
    const received = page
      .waitForEvent('websocket', (socket) => socket.url().includes('/MessageHub'))
      .then((socket) => socket.waitForEvent('framereceived'))
    await page.goto(`${product}messages`)
    await received
    const heading = page.getByRole('main').getByRole('heading').first()
    await expect(heading).toBeVisible()
    await page.reload()
    await expect(heading).toBeVisible()
    expect(page.url()).toContain(`${product}messages?with=`)
    await waitForOfflineData(page, '/api/message/conversations')
    expect(errors, 'errors of the browser').toEqual([])

    await page.context().setOffline(true)
    await page.reload()
    await expect(page.getByRole('status').filter({ hasText: 'You’re offline' })).toBeVisible()
    await expect(heading).toBeVisible()
  } finally {
    await page.close()
  }
}
