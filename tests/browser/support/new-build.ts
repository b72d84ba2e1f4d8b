import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'

/** A deployment that changes while a page is open. */
export interface NewBuild {
  /** Page loads since the deployment. */
  loadCount(): number
}

interface BuildOptions {
  /** Whether a reload gets the new build; if not, a cache keeps the old page. */
  readonly isServed?: boolean
  /** Whether fetches of the page always get the other build, as behind a load balancer during a rollout. */
  readonly isTorn?: boolean
  /** Whether the files of the new build exist. */
  readonly isWhole?: boolean
}

/**
 * Deploys another build: the files of the open build are gone except those already loaded. Only the build name differs,
 * which changes the hash of the inline script and thus the policy.
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
      // The test may end during the request.
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
