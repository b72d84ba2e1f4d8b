import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { screenList } from './screen-list'
import { deployWith } from './settings'

/** Each language at one size: each screen is seen at both. */
const sights = [
  { language: 'en', width: 1280, height: 800 },
  { language: 'es', width: 360, height: 740 },
  { language: 'pt-BR', width: 1280, height: 800 },
  { language: 'pt-PT', width: 360, height: 740 },
] as const

/** Another language, as if it were chosen in another tab: the screen is not loaded anew. */
const speak = (page: Page, language: string) =>
  page.evaluate((newValue) => {
    localStorage.setItem('language', newValue)
    dispatchEvent(new StorageEvent('storage', { key: 'language', newValue, storageArea: localStorage }))
  }, language)

for (const { name, path, account, isFirstVisit = false, settings, shows = 'main h1' } of screenList)
  test.describe(name, () => {
    test.use({ hasConsented: !isFirstVisit })
    test(`[KRN-I18N-02] ${name}: axe finds nothing in four languages and both themes, and nothing is wider than the screen @desk`, async ({
      page,
      mock,
      expectAccessible,
    }) => {
      test.slow()
      await page.emulateMedia({ reducedMotion: 'reduce' })
      if (settings) await deployWith(page, settings)
      if (account) await mock.login(page, account)
      await page.goto(path)
      for (const { language, ...size } of sights) {
        await page.setViewportSize(size)
        await speak(page, language)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.locator(shows).first()).toBeAttached()
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await expectAccessible()
        }
        const overhang = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
        expect(overhang, `pixels wider than the screen, in ${language}`).toBe(0)
      }
    })
  })
