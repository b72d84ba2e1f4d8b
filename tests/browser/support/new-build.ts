import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'

/** A deployment that changes while a page is open. */
export interface NewBuild {
  /** Returns how often the page was loaded since the new deployment. */
  loadCount(): number
}

interface BuildOptions {
  /** Whether a reload gets the new build; if not, a cache keeps the old page. */
  readonly isServed?: boolean
  /**
   * Whether later fetches of the page get another build than the first fetch, as behind a load balancer during a
   * rollout.
   */
  readonly isTorn?: boolean
  /** Whether all scripts and styles of the new build exist. */
  readonly isWhole?: boolean
}

/**
 * Deploys another build. Of the old build only the files that the page has loaded remain available. The builds differ
 * only in their id, which changes the hash of the inline script in the Content Security Policy.
 */
export async function deployNewBuild(
  page: Page,
  { isServed = true, isTorn = false, isWhole = true }: BuildOptions = {},
): Promise<NewBuild> {
  let loads = 0
  const loadedFiles = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  await page.route('**/*', async (route) => {
    const request = route.request()
    const { pathname } = new URL(request.url())
    const isLoad = request.isNavigationRequest()
    if (isLoad) loads += 1
    if (/^\/assets\/(js|css)\//.test(pathname)) {
      const isAvailable = (isWhole && loads > 0) || loadedFiles.includes(request.url())
      await (isAvailable ? route.fallback() : route.fulfill({ status: 404, body: 'Not found' }))
    } else if (isLoad ? isServed : pathname === new URL(page.url()).pathname && !(isTorn && loads % 2 === 1))
      // The test may end during the request, which is no failure.
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
