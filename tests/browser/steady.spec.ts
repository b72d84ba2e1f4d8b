import { expect, test } from './fixtures'

for (const width of [360, 1280])
  test(`[FLT-50] a short page has no scroll bar at ${width} px @desk`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/user/timeout')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
  })
