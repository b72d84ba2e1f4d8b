import type { Page } from '@playwright/test'
import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'

/** One of each kind of tests/kit/hostile-addresses.ts, where all of them are tried without a browser. */
const addresses = ['//evil.example/x', '/\\evil.example', '/\t/evil.example', 'javascript:hostile()']

/** Notes down where the page has been, and who was asked beside its own server. */
async function watch(page: Page) {
  const asked: string[] = []
  const origins = new Set<string>()
  await page.addInitScript(() => {
    Object.assign(window, { hostile: () => Object.assign(document, { title: 'hostile' }) })
  })
  await page.route(/evil\.example/, (route) => {
    const { host } = new URL(route.request().url())
    if (!host.startsWith('evil')) return route.fallback()
    asked.push(route.request().url())
    return route.abort()
  })
  page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin))
  return { asked, origins }
}

test('no door of the product leads to somebody else: what was remembered, an activation, a login, links of a deployment', async ({
  page,
  mock,
  consoleErrors,
  baseURL,
}) => {
  // A public page of nobody, and addresses of nobody, are said to whoever develops.
  consoleErrors.allow(/public page|There is no screen|evil\.example|hostile/)
  consoleErrors.allowFailedRequests()
  const { asked, origins } = await watch(page)
  const title = page.getByRole('heading', { level: 1 })
  const { origin } = new URL(baseURL ?? '')

  for (const address of addresses) {
    const written = encodeURIComponent(address)
    for (const path of [
      `/user/activate/${written}`,
      `/@${written}`,
      `/user/login?next=${written}&returnUrl=${written}`,
    ]) {
      await page.goto(origin + path)
      await expect(title).toBeVisible()
    }
  }
  for (const path of ['//evil.example/x', '/user/activate///evil.example', '/@//evil.example']) {
    await page.goto(origin + path)
    await expect(title).toBeVisible()
  }

  const links = addresses.map((url) => ({ label: `to ${url}`, url }))
  await serveConfig(page, { brand: { links: [...links, { label: 'Join', url: '/user/register' }] } })
  await page.goto('/user/login')
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('link')).toHaveText(['Join'])
  await footer.getByRole('link').click()
  await expect(page).toHaveURL('/user/register')

  await mock.login(page)
  for (const address of addresses) {
    await page.evaluate((kept) => sessionStorage.setItem('roda:rememberedRoute', kept), address)
    await page.goto('/user/login')
    await expect(page).toHaveURL('/mypage')
  }
  expect(asked).toEqual([])
  expect([...origins]).toEqual([origin])
  await expect(page).not.toHaveTitle('hostile')
})
