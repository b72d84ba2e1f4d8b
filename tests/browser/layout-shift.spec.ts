import { expect, test } from './support/fixtures'
import { waitForApp } from './support/wait-for-app'

test('the layout of timeout screen and feed does not shift on phones and desktops', {
  tag: ['@FLT-50', '@FLT-52'],
}, async ({ page, mock }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput'))
          Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const width of [360, 1280])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/user/timeout')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
      await mock.login(page)
      await page.goto('/mypage?tab=feed')
      await expect(page.getByRole('article').first()).toBeVisible()
      await waitForApp(page)
      await page.waitForLoadState('networkidle')
      expect(Number(await page.evaluate(() => Reflect.get(window, 'shift')))).toBeLessThanOrEqual(0.02)
      await page.evaluate(() => localStorage.removeItem('token'))
    })
})
