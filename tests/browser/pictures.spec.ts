import { expect, test } from './support/fixtures'

test('loads images from the API address, with a default on failure', {
  tag: '@KRN-IMG-01',
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await mock.login(page)
  const requested: string[] = []
  await page.route('**/posts/images/*', (route) => {
    requested.push(new URL(route.request().url()).pathname)
    return requested.length % 2 === 0 ? route.continue() : route.fulfill({ status: 404 })
  })
  await page.goto('/mypage')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => requested.length).toBeGreaterThan(4)
  expect(requested.every((path) => /^\/posts\/images\/[^/]+$/.test(path))).toBe(true)
  // Broken images are replaced by initials or a drawing.
  await expect
    .poll(() =>
      page
        .locator('article img')
        .evaluateAll(
          (all) =>
            all.filter((img) => img instanceof HTMLImageElement && img.complete && img.naturalWidth === 0)
              .length,
        ),
    )
    .toBe(0)
})
