import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { parse } from 'yaml'
import { serveConfig } from '../browser/support/deployment-settings'
import { expect, test } from '../browser/support/fixtures'

/** The screens of each plugin. Ids in their addresses are the same in every mock world. */
const screens = {
  posts: ['/createPost'],
  'public-page': ['/@ana.martins'],
  network: ['/manageConnections'],
  groups: ['/manageGroups', '/group/create'],
  courses: ['/course/mycourses', '/course/1458', '/course/learn/1458', '/lesson?course=1458&lesson=1460'],
  commerce: ['/shoppingCart', '/course/enrolled'],
  billing: ['/user/billing'],
  messaging: ['/messages'],
  preferences: ['/settings'],
  diagnostics: ['/__plugins'],
} as const
type Plugin = keyof typeof screens
const social: readonly Plugin[] = ['posts', 'public-page', 'network', 'groups']
const learning: readonly Plugin[] = ['courses', 'commerce', 'billing', 'preferences', 'diagnostics']

// Disables single plugins only; tests/plugin-combinations covers pairs.
const sets: readonly (readonly Plugin[])[] = [...social, ...learning, 'messaging' as const].map((one) => [
  one,
])

const tagOf = new Map<string, string>(
  Object.values<Record<string, { operationId?: string; tags?: string[] }>>(
    parse(readFileSync('openapi.yaml', 'utf8')).paths,
  ).flatMap((calls) =>
    Object.values(calls).flatMap(({ operationId, tags }) =>
      operationId && tags?.[0] ? [[operationId, tags[0]] as const] : [],
    ),
  ),
)

const navigateInApp = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

const linkPaths = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ pathname }) => pathname),
  )

/** Finds landmarks, tab panels and lists without content. */
const findEmptyRegions = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'section, aside, nav, [role=tabpanel]:not([hidden]), [role=region], main ul',
      ),
    ]
      .filter((region) => region.textContent?.trim() === '' && !region.querySelector('img, svg, input'))
      .map((region) => region.outerHTML.slice(0, 120)),
  )

for (const off of sets)
  test(`screens have no dead link or empty region without ${off.join(' and ')}`, {
    tag: '@PLG-03',
  }, async ({ page, mock, consoleErrors }) => {
    consoleErrors.allow(/^There is no screen at/)
    await mock.login(page)
    const plugins = Object.fromEntries(off.map((plugin) => [plugin, false]))
    await serveConfig(page, { diagnostics: true, plugins })
    await mock.clearRequests()
    const isOff = (plugin: Plugin) => off.includes(plugin)
    // Visits only screens of the same group, since the groups share only my page, the profile and the public page.
    const half = off.some((plugin) => social.includes(plugin))
      ? [...social, 'messaging' as const]
      : [...learning, 'public-page' as const]
    const paths = half.filter((plugin) => !isOff(plugin)).flatMap((plugin) => [...screens[plugin]])
    const seen = new Set<string>()
    await page.goto('/mypage')
    for (const path of ['/mypage', '/mypage?tab=mine', '/user/profile', ...paths]) {
      await navigateInApp(page, path)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('main').getByText('Loading', { exact: true })).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0)
      // The panels beside the feed load after it.
      await expect.poll(() => findEmptyRegions(page)).toEqual([])
      for (const link of await linkPaths(page)) seen.add(link)
    }
    expect([...seen].filter((path) => off.some((plugin) => isScreenOf(plugin, path)))).toEqual([])

    for (const path of off.flatMap((plugin) => [...screens[plugin]])) {
      await navigateInApp(page, path)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    }
    const requestedTags = (await mock.requests()).map(({ operationId }) => tagOf.get(operationId ?? '') ?? '')
    expect(requestedTags.filter((tag) => isOff(tag as Plugin))).toEqual([])
  })

function isScreenOf(plugin: Plugin, path: string): boolean {
  if (plugin === 'public-page') return path.startsWith('/@')
  if (plugin === 'courses') return path.startsWith('/course/') && path !== '/course/enrolled'
  return (
    screens[plugin].some((screen) => path.startsWith(screen)) ||
    (plugin === 'posts' && path.startsWith('/editPost'))
  )
}

test('the enroll button and billing link are hidden without their plugins', {
  tag: '@PLG-03',
}, async ({ page, mock }) => {
  await mock.login(page, 'nova')
  const enroll = page.getByRole('button', { name: 'Enroll' })
  const billing = page.getByRole('menuitem', { name: 'Billing' })
  await page.goto('/course/1458')
  await expect(enroll).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(billing).toBeVisible()

  await serveConfig(page, { plugins: { commerce: false, billing: false } })
  await page.goto('/course/1458')
  await expect(page.locator('main h1')).toBeVisible()
  await expect(enroll).toHaveCount(0)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible()
  await expect(billing).toHaveCount(0)
})

/** What the bar shows of a plugin, and a text of the code that my page loads of it. */
const codes = [
  { plugin: 'messaging', role: 'link', name: /^Messages/, text: 'ReceiveMessage' },
  { plugin: 'search', role: 'button', name: /^Search or jump/, text: 'Control+K' },
  { plugin: 'notices', role: 'button', name: /^Notifications/, text: 'readNotices' },
] as const
for (const { plugin, role, name, text } of codes)
  test(`the code of the plugin ${plugin} is not loaded without it`, {
    tag: '@PLG-03',
  }, async ({ page, context, mock }) => {
    const isLoaded = watchScripts(page, context, text)
    await mock.login(page)
    await page.goto('/mypage')
    await expect(page.getByRole(role, { name })).toBeVisible()
    await expect.poll(isLoaded).toBe(true)

    const isStillLoaded = watchScripts(page, context, text)
    await serveConfig(page, { plugins: { [plugin]: false } })
    await page.reload()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole(role, { name })).toHaveCount(0)
    await page.waitForLoadState('networkidle')
    expect(await isStillLoaded()).toBe(false)
  })

test('the messages screen requests no contacts without the network plugin', {
  tag: '@PLG-03',
}, async ({ page, context, mock }) => {
  const isHubLoaded = watchScripts(page, context, 'ReceiveMessage')
  await mock.login(page)
  await serveConfig(page, { plugins: { network: false } })
  await page.goto('/messages')
  await expect(page.getByRole('link', { name: 'Bruno Carvalho', exact: true })).toBeVisible()
  await expect.poll(isHubLoaded).toBe(true)
  await expect(page.getByRole('button', { name: 'New conversation' })).toHaveCount(0)
  expect(await mock.requests('getConnections')).toEqual([])
})

/** Watches the loaded scripts. @returns a function that returns whether one of them contains the text */
function watchScripts(page: Page, context: BrowserContext, text: string): () => Promise<boolean> {
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url())
  })
  return async () => {
    const texts = [...scripts].map(async (url) => (await context.request.get(url)).text())
    return (await Promise.all(texts)).some((script) => script.includes(text))
  }
}
