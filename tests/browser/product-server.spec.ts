import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

/** Lists the scripts and styles that a page references, with their integrity attributes. */
async function referencedFiles(page: Page, path: string) {
  const html = await (await page.request.get(path)).text()
  return [...html.matchAll(/<(?:script|link)[^>]* (?:src|href)="([^"]+\.(?:js|css))"[^>]*>/g)].map(
    ([tag, address = '']) => ({ address, integrity: / integrity="([^"]+)"/.exec(tag)?.[1] }),
  )
}

test('every script and style has an integrity hash, and the browser blocks a changed script', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.allow(/digest|integrity/i, /Failed to load resource/)
  for (const path of ['/', '/user/login']) {
    const files = await referencedFiles(page, path)
    expect(files.length, path).toBeGreaterThanOrEqual(2)
    for (const { address, integrity } of files) {
      const body = await (await page.request.get(address)).body()
      expect(integrity, address).toBe(`sha256-${createHash('sha256').update(body).digest('base64')}`)
      // Chromium compiles such a file beside the main thread.
      if (address.endsWith('.js')) expect(String(body), address).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
    }
  }
  const files = await referencedFiles(page, '/user/login')
  const scripts = files.filter(({ address }) => address.endsWith('.js'))
  for (const { address } of scripts)
    await page.route(`**${address}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'document.title = "not what was built"' }),
    )
  const refused: string[] = []
  page.on('console', (message) => /digest|integrity/i.test(message.text()) && refused.push(message.text()))
  await page.goto('/user/login')
  await expect.poll(() => refused.length).toBeGreaterThanOrEqual(scripts.length)
  await expect(page).not.toHaveTitle('not what was built')
})

test('the server sends security headers that the browser accepts, and that block an inline script', async ({
  page,
  consoleErrors,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/user/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(logged.filter((line) => /policy|header|feature/i.test(line))).toEqual([])

  const [{ address } = { address: '' }] = await referencedFiles(page, '/')
  for (const path of ['/', '/mypage', '/config.json', '/assets/nothing.js', address]) {
    const headers = (await page.request.get(path)).headers()
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).not.toMatch(/unsafe|\*/)
    for (const directive of [
      "default-src 'none'",
      "require-trusted-types-for 'script'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'self'",
    ])
      expect(policy, path).toContain(directive)
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\).*usb=\(\)/),
    })
  }

  consoleErrors.allow(/Content Security Policy|TrustedScript/)
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.append('document.title = "injected"')
    document.head.append(script)
  })
  await expect(page).not.toHaveTitle('injected')
  expect(await page.evaluate(() => 'trustedTypes' in window)).toBe(true)
})
