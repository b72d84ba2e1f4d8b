import { expect, test } from './support/fixtures'

test.beforeEach(({ mock, page }) => mock.login(page).then(() => undefined))

test('a completed course has a printable completion page', { tag: '@UX-35' }, async ({ page }) => {
  await page.goto('/course/mycourses')
  await page.getByRole('link', { name: 'English for a real conversation', exact: true }).click()
  await page.getByRole('link', { name: 'Print summary' }).click()
  const sheet = page.getByRole('region', { name: 'Course completion' })
  await expect(sheet).toBeVisible()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
  await expect(sheet.getByText('English for a real conversation')).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('module badges are gray, yellow and green in both themes', {
  tag: '@CRS-LEARN-02',
}, async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/course/learn/1495')
    const colorOf = (text: string) =>
      page
        .locator('section > div')
        .getByText(text, { exact: true })
        .first()
        .evaluate((badge) => (getComputedStyle(badge).color.match(/\d+/g) ?? []).map(Number))
    const [gray, warning, green] = await Promise.all(['Not started', 'In progress', 'Completed'].map(colorOf))
    const [r = 0, g = 0, b = 0] = gray ?? []
    expect(Math.max(r, g, b) - Math.min(r, g, b)).toBeLessThan(24)
    expect((warning?.[0] ?? 0) - (warning?.[2] ?? 0)).toBeGreaterThan(60)
    expect((green?.[1] ?? 0) - (green?.[0] ?? 0)).toBeGreaterThan(30)
  }
})
