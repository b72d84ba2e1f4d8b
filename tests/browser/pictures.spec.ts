import { expect, test } from './support/fixtures'

test('images load from the API server; default images replace failed ones', {
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
  // The product replaces broken images by initials or a default drawing.
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
