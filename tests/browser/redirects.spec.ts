import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

// One address of each kind in tests/kit/hostile-addresses.ts; unit tests cover all addresses of that file, at every entry point.
const addresses = ['//evil.example/x', '/\\evil.example', '/\t/evil.example', 'javascript:hostile()']

/** Records visited origins and requests to other hosts. */
async function recordNavigation(page: Page) {
  const otherHostRequests: string[] = []
  const origins = new Set<string>()
  await page.addInitScript(() => {
    Object.assign(window, { hostile: () => Object.assign(document, { title: 'hostile' }) })
  })
  await page.route(/evil\.example/, (route) => {
    const { host } = new URL(route.request().url())
    if (!host.startsWith('evil')) return route.fallback()
    otherHostRequests.push(route.request().url())
    return route.abort()
  })
  page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin))
  return { otherHostRequests, origins }
}

test('addresses in the URL never navigate to another host', { tag: '@slow' }, async ({
  page,
  consoleErrors,
  baseURL,
}) => {
  // The product logs unknown public pages and addresses for developers.
  consoleErrors.allow(/public page|There is no screen|evil\.example|hostile/)
  consoleErrors.allowFailedRequests()
  const { otherHostRequests, origins } = await recordNavigation(page)
  const title = page.getByRole('heading', { level: 1 })
  const { origin } = new URL(baseURL ?? '')

  const encoded = addresses.map(encodeURIComponent)
  for (const path of [
    ...encoded.map((address) => `/user/login?next=${address}&returnUrl=${address}`),
    ...encoded.slice(0, 1).flatMap((address) => [`/user/activate/${address}`, `/@${address}`]),
    ...['//evil.example/x', '/user/activate///evil.example', '/@//evil.example'],
  ]) {
    await page.goto(origin + path)
    await expect(title).toBeVisible()
  }
  expect(otherHostRequests).toEqual([])
  expect([...origins]).toEqual([origin])
  await expect(page).not.toHaveTitle('hostile')
})
