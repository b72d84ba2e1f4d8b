import type { Page } from '@playwright/test'
import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'

function recordScripts(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js'))
      requested.push(new URL(request.url()).pathname)
  })
  return requested
}

/** Finds the scripts that contain the manifest of a plugin, using the map that the build writes into the page. */
async function scriptsOf(page: Page, plugin: string): Promise<string[]> {
  const html = await (await page.request.get('/user/login')).text()
  const map = /\((\{"plugins":.*\})\)/.exec(html)?.[1]
  if (!map) throw new Error('The page carries no map of its scripts.')
  const { plugins, combined } = JSON.parse(map) as { plugins: Record<string, string[]>; combined: string[] }
  return [...(plugins[plugin] ?? []), ...combined]
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/${file}`)
}

test('the app has no code of a plugin that is off, and works without one whose code fails to load', {
  tag: ['@PLG-03', '@PLG-04'],
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allow(/Failed to load resource/, /Loading chunk|ChunkLoadError/)
  await test.step('the accounts plugin is off', async () => {
    const manifest = await scriptsOf(page, 'accounts')
    expect(manifest.length).toBeGreaterThan(0)
    await serveConfig(page, { plugins: { accounts: false } })
    const requested = recordScripts(page)
    await page.goto('/user/login')
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Welcome to Roda' })).toBeVisible()
    await expect(page.getByText('Log in')).toHaveCount(0)
    expect(requested.filter((path) => manifest.includes(path))).toEqual([])
    await page.unrouteAll()
  })
  await test.step('the posts plugin fails to load', async () => {
    const manifest = await scriptsOf(page, 'posts')
    await mock.login(page)
    // The URL pattern ends with an asterisk because a retry adds a query string.
    for (const file of manifest) await page.route(`**${file}*`, (route) => route.abort())
    await page.goto('/mypage')
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    // Without the posts plugin, my page shows only the contribution of another plugin.
    await expect(page.getByRole('searchbox')).toBeVisible()
    await expect(page.getByRole('feed')).toHaveCount(0)
  })
})
