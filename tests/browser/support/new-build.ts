import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'

/** A deployment that changes while a page is open. */
export interface NewBuild {
  /** How often the page was loaded since. */
  loadCount(): number
}

interface Deployed {
  /** Whether a page that is loaded anew is of the new build; if not, something between keeps the old one. */
  readonly isServed?: boolean
  /** Whether the answer to what is asked without a load is always of the other build than the page is. */
  readonly isTorn?: boolean
  /** Whether the files of the new build are there. */
  readonly isWhole?: boolean
}

/**
 * Deploys another build: the files of the one that is open are gone from now on, but for those that it has already. It
 * differs from it by its name alone, so the page's own script, and with it the policy, has another hash.
 */
export async function deployNewBuild(
  page: Page,
  { isServed = true, isTorn = false, isWhole = true }: Deployed = {},
): Promise<NewBuild> {
  let loads = 0
  const kept = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await page.route('**/*', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const isLoad = request.isNavigationRequest()
    if (isLoad) loads += 1
    if (/^\/assets\/(js|css)\//.test(pathname)) {
      const isThere = (isWhole && loads > 0) || kept.includes(request.url())
      await (isThere ? route.fallback() : route.fulfill({ status: 404, body: 'Not found' }))
    } else if (isLoad ? isServed : pathname === new URL(page.url()).pathname && !(isTorn && loads % 2 === 1))
      // A test that has seen enough takes the page away in the middle of it.
      await serveRenamed(route).catch(() => undefined)
    else await route.fallback()
  })
  return { loadCount: () => loads }
}

async function serveRenamed(route: Route): Promise<void> {
  const answer = await route.fetch()
  const page = await answer.text()
  const renamed = page.replace(/"build":"\w+"/, '"build":"another"')
  const policy = answer.headers()['content-security-policy'] ?? ''
  const { 'content-encoding': _, 'content-length': __, ...headers } = answer.headers()
  await route.fulfill({
    status: answer.status(),
    body: renamed,
    headers: { ...headers, 'content-security-policy': policy.replaceAll(hashOf(page), hashOf(renamed)) },
  })
}

function hashOf(page: string): string {
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? []
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
