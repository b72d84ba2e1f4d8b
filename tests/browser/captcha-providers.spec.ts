import type { Page } from '@playwright/test'
import { securityHeaders } from '../../scripts/serve/security-headers.mjs'
import { expect, test } from './support/fixtures'
import { fillInLogin } from './support/login-form'

/** The script of a fake reCAPTCHA, whose button reports a solved captcha. */
const fakeScript = `
  window.grecaptcha = {
    render(host, options) {
      const element = document.createElement('button')
      element.type = 'button'
      element.textContent = 'answer ' + options.sitekey
      element.onclick = () => options.callback('answer-1')
      host.append(element)
      return 'widget'
    },
    reset: () => undefined,
  }
  window[new URL(document.currentScript.src).searchParams.get('onload')]()
`

/** Serves the config.json of a deployment with the captcha provider, and the Content Security Policy that allows it. */
async function deployProvider(page: Page, provider: string): Promise<void> {
  const settings = { captcha: { provider, siteKey: 'site-1' } }
  await page.route('**/config.json', (route) => route.fulfill({ json: settings }))
  await page.route('**/user/login', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const answer = await route.fetch()
    const security = answer.headers()['content-security-policy'] ?? ''
    const hashesOf = (directive: string) => {
      const [, sources = ''] = new RegExp(`${directive} ([^;]*)`).exec(security) ?? []
      return [...sources.matchAll(/'(sha256-[^']+)'/g)].map(([, hash = '']) => hash)
    }
    const headers = securityHeaders(
      { scripts: hashesOf('script-src'), styles: hashesOf('style-src'), policies: ['roda', 'dompurify'] },
      settings,
    )
    const csp = headers['Content-Security-Policy'] ?? ''
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'content-security-policy': csp },
    })
  })
}

test('the login sends the solution of a captcha provider the CSP allows', {
  tag: ['@slow', '@ACC-LOGIN-01'],
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await deployProvider(page, 'recaptcha')
  await page.route('https://www.google.com/recaptcha/api.js?**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeScript }),
  )
  await page.goto('/user/login')
  await fillInLogin(page)
  await page.getByRole('button', { name: 'answer site-1' }).click()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('main').getByText('To send again')).toBeVisible()
  const request = await mock.onlyRequest('login')
  expect(request.body).toMatchObject({ captcha: 'answer-1' })
})
