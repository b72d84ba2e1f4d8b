import type { Page } from '@playwright/test'

/** Holds requests to the URLs that match the pattern, until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(pattern, async (route) => {
    await released
    await route.fallback()
  })
  return release
}
