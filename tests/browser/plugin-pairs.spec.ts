import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { parse } from 'yaml'
import { expect, test } from './fixtures'
import { deployWith } from './settings'

/** The plugins of the social half, with the screens that each brings. */
const screens = {
  posts: ['/createPost'],
  'public-page': ['/@ana.martins'],
  network: ['/manageConnections'],
  groups: ['/manageGroups', '/group/create'],
} as const
type Plugin = keyof typeof screens
const plugins = Object.keys(screens) as Plugin[]

/** One plugin, and each pair of them. */
const sets = plugins.flatMap((one, index) => [
  [one],
  ...plugins.slice(index + 1).map((other) => [one, other]),
])

/** What the contract says an operation belongs to. */
const tagOf = new Map<string, string>(
  Object.values<Record<string, { operationId?: string; tags?: string[] }>>(
    parse(readFileSync('openapi.yaml', 'utf8')).paths,
  ).flatMap((calls) =>
    Object.values(calls).flatMap(({ operationId, tags }) =>
      operationId && tags?.[0] ? [[operationId, tags[0]] as const] : [],
    ),
  ),
)

/** Another screen, as by a link: the product is not loaded anew. */
const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/** Addresses of links on the screen. */
const links = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')].map(({ pathname }) => pathname),
  )

/** Landmarks and tabs with nothing in them. */
const emptyFrames = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'section, aside, nav, [role=tabpanel]:not([hidden]), [role=region], main ul',
      ),
    ]
      .filter((frame) => frame.textContent?.trim() === '' && !frame.querySelector('img, svg, input'))
      .map((frame) => frame.outerHTML.slice(0, 120)),
  )

for (const off of sets)
  test(`[PLG-03] with ${off.join(' and ')} off no link is dead, no frame empty, and nothing of it is asked for @desk`, async ({
    page,
    mock,
    complaints,
  }) => {
    complaints.expect(/^There is no screen at/)
    await mock.login(page)
    await deployWith(page, { plugins: Object.fromEntries(off.map((plugin) => [plugin, false])) })
    await mock.forgetRequests()
    const isOff = (plugin: Plugin) => off.includes(plugin)
    const own = plugins.filter((plugin) => !isOff(plugin)).flatMap((plugin) => screens[plugin])
    const seen = new Set<string>()
    await page.goto('/mypage')
    for (const path of ['/mypage', '/mypage?tab=mine', '/user/profile', ...own]) {
      await goTo(page, path)
      await expect(page.locator('main h1')).toBeVisible()
      await expect(page.locator('main').getByRole('status', { name: 'Loading' })).toHaveCount(0)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toHaveCount(0)
      expect(await emptyFrames(page)).toEqual([])
      for (const link of await links(page)) seen.add(link)
    }
    expect([...seen].filter((path) => off.some((plugin) => isScreenOf(plugin as Plugin, path)))).toEqual([])

    for (const path of plugins.filter(isOff).flatMap((plugin) => screens[plugin])) {
      await goTo(page, path)
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    }
    const asked = (await mock.requests()).map(({ operationId }) => tagOf.get(operationId ?? '') ?? '')
    expect(asked.filter((tag) => isOff(tag as Plugin))).toEqual([])
  })

/** Addresses with a person's or a thing's own part count as the screen's too. */
const isScreenOf = (plugin: Plugin, path: string) =>
  plugin === 'public-page'
    ? path.startsWith('/@')
    : screens[plugin].some((screen) => path.startsWith(screen)) ||
      (plugin === 'posts' && path.startsWith('/editPost'))
