import type { Page } from '@playwright/test'
import { securityHeaders } from '../../scripts/serve/security-headers.mjs'
import { expect, test } from './support/fixtures'
import { fillInLogin } from './support/login-form'

const providers = [
  ['recaptcha', 'https://www.google.com/recaptcha/api.js', 'grecaptcha'],
  ['hcaptcha', 'https://js.hcaptcha.com/1/api.js', 'hcaptcha'],
  ['turnstile', 'https://challenges.cloudflare.com/turnstile/v0/api.js', 'turnstile'],
] as const

/** The script of a fake captcha provider. Its three buttons report a solved, an expired and a failed captcha. */
const fakeScript = (global: string) => `
  let given = 0
  window.${global} = {
    render(host, options) {
      const button = (name, press) => {
        const element = document.createElement('button')
        element.type = 'button'
        element.textContent = name
        element.onclick = press
        host.append(element)
      }
      button('answer ' + [options.sitekey, options.size, options.language].join(' '), () => options.callback('answer-' + ++given))
      button('expire', () => options['expired-callback']())
      button('fail', () => options['error-callback']())
      return 'widget'
    },
    reset(widget) { document.body.dataset.reset = widget },
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

for (const [provider, script, global] of providers) {
  test(`${provider} provides a captcha solution, and another after expiry`, {
    tag: '@ACC-LOGIN-01',
  }, async ({ page, mock, consoleErrors }) => {
    consoleErrors.allowFailedRequests()
    await deployProvider(page, provider)
    await page.route(`${script}?**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: fakeScript(global) }),
    )
    await page.goto('/user/login')
    await fillInLogin(page)
    const send = page.getByRole('button', { name: 'Log in' })
    const answer = page.getByRole('button', { name: 'answer site-1 compact en' })

    await answer.click()
    await page.getByRole('button', { name: 'expire' }).click()
    await expect(page.getByRole('main').getByText('The confirmation has expired')).toBeVisible()
    await send.click()
    await expect(page.getByRole('main').getByText('Confirm that you’re not a robot.')).toBeVisible()
    expect(await mock.requests('login')).toEqual([])

    await answer.click()
    await send.click()
    await expect(page.locator('body')).toHaveAttribute('data-reset', 'widget')
    await expect(page.getByRole('main').getByText('To send again')).toBeVisible()
    const [request] = await mock.requests('login')
    expect(request?.body).toMatchObject({ captcha: 'answer-2' })

    await page.getByRole('button', { name: 'fail' }).click()
    await expect(page.getByRole('main').getByText('The check failed.')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(answer).toBeVisible()
  })
}

test('the login form offers a retry when the captcha provider is unreachable', {
  tag: '@ACC-LOGIN-01',
}, async ({ page, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  consoleErrors.allow(/hcaptcha/)
  await deployProvider(page, 'hcaptcha')
  const script = 'https://js.hcaptcha.com/1/api.js?**'
  await page.route(script, (route) => route.abort(), { times: 1 })
  await page.goto('/user/login')
  await expect(page.getByRole('main').getByText('The check failed.')).toBeVisible()

  await page.route(script, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: fakeScript('hcaptcha') }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /^answer/ })).toBeVisible()
})
