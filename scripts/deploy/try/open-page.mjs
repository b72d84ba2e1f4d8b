import { equal } from 'node:assert/strict'

/**
 * Logs in from the landing page, opens the messages and reloads.
 *
 * @param {string} product the URL of the start page, with a trailing slash
 * @throws {Error} when a step fails or the browser logs an error
 */
export async function signIn(browser, product) {
  const page = await browser.newPage({ locale: 'en-US' })
  const complaints = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on(
    'response',
    (answer) => answer.status() >= 400 && complaints.push(`${answer.status()} ${answer.url()}`),
  )
  try {
    await page.addInitScript(
      (base) => localStorage.setItem(base ? `roda${base}:consent` : 'consent', 'true'),
      new URL(product).pathname.slice(0, -1),
    )
    await page.goto(product)
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await page.waitForURL(`${product}user/login`)

    await page.getByLabel('E-mail').fill('ana@roda.example')
    await page.getByLabel(/^Password/).fill('roda-demo')
    const robot = { name: 'I am not a robot' }
    await page.getByRole('checkbox', robot).click()
    await page.getByRole('checkbox', { ...robot, checked: true }).waitFor()
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(`${product}mypage`)
    await page.getByRole('article').first().waitFor()

    const socket = page.waitForEvent('websocket', (one) => one.url().includes('/MessageHub'))
    await page.goto(`${product}messages`)
    await (await socket).waitForEvent('framereceived')
    await page.getByRole('main').getByRole('heading').first().waitFor()
    await page.reload()
    await page.getByRole('main').getByRole('heading').first().waitFor()
    equal(page.url(), `${product}messages`)
    equal(complaints.join('\n'), '', 'errors of the browser')
  } finally {
    await page.close()
  }
}
