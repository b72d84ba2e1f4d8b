import type { Page } from '@playwright/test'
import { serveConfig } from './support/deployment-settings'
import { expect, test } from './support/fixtures'

/** The scripts that the page asks for, and what they are made of by name. */
function noteScripts(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js'))
      asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** What has a plugin's manifest in it, as the build wrote it into the page: alone, or together with all others. */
async function scriptsOf(page: Page, plugin: string): Promise<string[]> {
  const html = await (await page.request.get('/user/login')).text()
  const map = /\((\{"plugins":.*\})\)/.exec(html)?.[1]
  if (!map) throw new Error('The page carries no map of its scripts.')
  const { plugins, together } = JSON.parse(map) as { plugins: Record<string, string[]>; together: string[] }
  return [...(plugins[plugin] ?? []), ...together]
    .filter((file) => file.endsWith('.js'))
    .map((file) => `/${file}`)
}

test('with accounts off there is no login, no link to it, and none of its code', { tag: '@PLG-03' }, async ({
  page,
}) => {
  const manifest = await scriptsOf(page, 'accounts')
  expect(manifest.length).toBeGreaterThan(0)
  await serveConfig(page, { plugins: { accounts: false } })
  const asked = noteScripts(page)
  await page.goto('/user/login')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome to Roda' })).toBeVisible()
  await expect(page.getByText('Log in')).toHaveCount(0)
  expect(asked.filter((path) => manifest.includes(path))).toEqual([])
})

test('with posts off the hub still stands, and nothing of posts is asked for', { tag: '@PLG-03' }, async ({
  page,
  mock,
}) => {
  const manifest = await scriptsOf(page, 'posts')
  expect(manifest.length).toBeGreaterThan(0)
  await mock.login(page)
  await serveConfig(page, { plugins: { posts: false, network: false } })
  const asked = noteScripts(page)
  await mock.clearRequests()
  await page.goto('/mypage')
  await expect(page.getByText('There is nothing here yet')).toBeVisible()
  expect(asked.filter((path) => manifest.includes(path))).toEqual([])
  expect((await mock.requests()).filter(({ path }) => path.startsWith('/api/post'))).toEqual([])
})

test('with both off the product still starts', { tag: '@PLG-03' }, async ({ page, expectAccessible }) => {
  await serveConfig(page, { plugins: { posts: false, accounts: false } })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Welcome to Roda' })).toBeVisible()
  await expectAccessible()
})

test('a plugin whose manifest does not come leaves the others working', { tag: '@PLG-04' }, async ({
  page,
  mock,
  consoleErrors,
}) => {
  consoleErrors.allow(/Failed to load resource/, /Loading chunk|ChunkLoadError/)
  const manifest = await scriptsOf(page, 'posts')
  await mock.login(page)
  // It is asked for once more, under an address of its own.
  for (const file of manifest) await page.route(`**${file}*`, (route) => route.abort())
  await page.goto('/mypage')
  await expect(page.getByRole('button', { name: 'Your menu' })).toBeVisible()
  // What another plugin brings to the hub is all that is left of it.
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page.getByRole('feed')).toHaveCount(0)
})
