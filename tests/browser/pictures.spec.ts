import { expect, test } from './support/fixtures'

test('pictures come from the API address, and a default one stands in for what cannot be loaded', {
  tag: '@KRN-IMG-01',
}, async ({ page, mock, consoleErrors }) => {
  consoleErrors.allowFailedRequests()
  await mock.login(page)
  const asked: string[] = []
  await page.route('**/posts/images/*', (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return asked.length % 2 === 0 ? route.continue() : route.fulfill({ status: 404 })
  })
  await page.goto('/mypage')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect.poll(() => asked.length).toBeGreaterThan(4)
  expect(asked.every((path) => /^\/posts\/images\/[^/]+$/.test(path))).toBe(true)
  // No picture is left broken: what failed is gone, and initials or a drawing stand in its place.
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
